import * as v from 'valibot';

import { issueSentence } from '../config/issue-sentence';
import { RECORDING_FORMAT, recordingSchema, RECORDING_VERSION, type Recording } from './recording';

export const MAX_CHARACTERS = 10_000_000;

export type ParsedRecording =
  | { readonly ok: true; readonly recording: Recording }
  /** Sentences for the user; an error within the file begins with its place, such as `entries.0.ms`. */
  | { readonly ok: false; readonly errors: readonly string[] };

const MAX_ERRORS = 5;
const headSchema = v.object({
  format: v.literal(RECORDING_FORMAT),
  version: v.optional(v.unknown()),
});

/** Reads the text of a recording's file; never throws. */
export function parseRecording(text: string): ParsedRecording {
  if (text.length > MAX_CHARACTERS) {
    return failed(`The file is too long: ${text.length} of ${MAX_CHARACTERS} characters.`);
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return failed(`The file is not JSON: ${(error as SyntaxError).message}`);
  }
  const head = v.safeParse(headSchema, data);
  if (!head.success) {
    return failed(`The file is not a recording: its "format" is not "${RECORDING_FORMAT}".`);
  }
  const { version } = head.output;
  if (version !== RECORDING_VERSION) {
    const found = version === undefined ? 'none' : JSON.stringify(version);
    return failed(`The recording has the version ${found}; only ${RECORDING_VERSION} can be read.`);
  }
  const result = v.safeParse(recordingSchema, data);
  if (result.success) return { ok: true, recording: result.output };
  const issues = result.issues.slice(0, MAX_ERRORS);
  return failed(...issues.map((issue) => issueSentence(issue, 'field')));
}

function failed(...errors: string[]): ParsedRecording {
  return { ok: false, errors };
}
