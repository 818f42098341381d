import * as v from 'valibot';

/**
 * A sentence for the user on an error in a JSON file. It begins with the place of the error, such as `phones.0.client`.
 * @param part what the file calls its parts
 */
export function issueSentence(issue: v.BaseIssue<unknown>, part: 'field' | 'setting'): string {
  const place = v.getDotPath(issue) ?? 'the file';
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return `${place}: this ${part} does not exist.`;
  }
  // Such an issue has a message that says more than the pattern.
  if (issue.type === 'regex') return `${place}: ${issue.message}, found ${issue.received}.`;
  if (issue.expected === null) return `${place}: ${issue.message}.`;
  return `${place}: expected ${issue.expected}, found ${issue.received}.`;
}
