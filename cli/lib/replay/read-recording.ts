import { readFileSync, statSync } from 'node:fs';
import {
  MAX_CHARACTERS,
  parseRecording,
} from '../../../native-simulator/recording/parse-recording';
import type { Recording } from '../../../native-simulator/recording/recording';
import { CommandFailure } from '../failure';

/** A character of JSON takes at most so many bytes. */
const BYTES = 4;

/**
 * The recording in a file.
 * @throws {CommandFailure} of bad usage: there is no such file, or it holds no recording, with the reason
 */
export function readRecording(file: string): Recording {
  const parsed = parseRecording(textOf(file));
  if (parsed.ok) return parsed.recording;
  throw new CommandFailure('badUsage', `${file}: ${parsed.errors.join(' ')}`);
}

function textOf(file: string): string {
  try {
    if (statSync(file).size <= MAX_CHARACTERS * BYTES) return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandFailure('badUsage', `The recording can't be read: ${reason}`);
  }
  throw new CommandFailure('badUsage', `${file} is too long for a recording.`);
}
