import { readFileSync, statSync } from 'node:fs';
import {
  MAX_CHARACTERS,
  parseRecording,
} from '../../../native-simulator/recording/parse-recording';
import type { Recording } from '../../../native-simulator/recording/recording';
import { CommandFailure } from '../failure';

const MAX_BYTES_PER_CHARACTER = 4;

/**
 * Reads and validates a recording.
 * @throws {CommandFailure} (bad usage) with the reason when the file cannot be read or is not a recording
 */
export function readRecording(file: string): Recording {
  const parsed = parseRecording(textOf(file));
  if (parsed.ok) return parsed.recording;
  throw new CommandFailure('badUsage', `${file}: ${parsed.errors.join(' ')}`);
}

function textOf(file: string): string {
  try {
    if (statSync(file).size <= MAX_CHARACTERS * MAX_BYTES_PER_CHARACTER)
      return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandFailure('badUsage', `The recording cannot be read: ${reason}`);
  }
  throw new CommandFailure(
    'badUsage',
    `${file} is too long to be a recording. Check the file name.`,
  );
}
