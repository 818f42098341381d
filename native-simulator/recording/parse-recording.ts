import * as v from 'valibot';

import { RECORDING_FORMAT, recordingSchema, RECORDING_VERSION, type Recording } from './recording';

/** Characters of a file that are read at most. */
export const MAX_CHARACTERS = 10_000_000;

export type ParsedRecording =
  | { readonly ok: true; readonly recording: Recording }
  /** Sentences for the person who chose the file; those about its shape begin with the place. */
  | { readonly ok: false; readonly errors: readonly string[] };

const MAX_ERRORS = 5;
const headSchema = v.object({
  format: v.literal(RECORDING_FORMAT),
  version: v.optional(v.unknown()),
});

/** Reads the text of a recording's file; never throws. */
export function parseRecording(text: string): ParsedRecording {
  if (text.length > MAX_CHARACTERS) {
    return failed(`This is too long: ${text.length} characters, at most ${MAX_CHARACTERS}.`);
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return failed(`This is no JSON: ${(error as SyntaxError).message}`);
  }
  const head = v.safeParse(headSchema, data);
  if (!head.success)
    return failed(`This is no recording: "format" has to be "${RECORDING_FORMAT}".`);
  const { version } = head.output;
  if (version !== RECORDING_VERSION) {
    const found = version === undefined ? 'none' : JSON.stringify(version);
    return failed(
      `The version ${found} of recordings is not known here; known is ${RECORDING_VERSION}.`,
    );
  }
  const result = v.safeParse(recordingSchema, data);
  if (result.success) return { ok: true, recording: result.output };
  return failed(...result.issues.slice(0, MAX_ERRORS).map(sentence));
}

function failed(...errors: string[]): ParsedRecording {
  return { ok: false, errors };
}

function sentence(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the file';
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return `${path}: there is no such field.`;
  }
  if (issue.expected === null) return `${path}: ${issue.message}.`;
  return `${path}: expected ${issue.expected}, found ${issue.received}.`;
}
