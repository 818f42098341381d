import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parseRecording } from '../../../native-simulator/recording/parse-recording';
import type { Recording } from '../../../native-simulator/recording/recording';

const folder = fileURLToPath(new URL('../../../fixtures/recordings', import.meta.url));

export interface ChosenRecording {
  /** Names the test; no two files have one name. */
  readonly file: string;
  readonly recording: Recording;
}

/** What is to be replayed: the file that `shenidar replay` was given, else all of the fixtures. */
export function chosenRecordings(given: string | undefined): readonly ChosenRecording[] {
  const files = given ? [given] : readdirSync(folder).map((name) => join(folder, name));
  return files.map((file) => {
    const parsed = parseRecording(readFileSync(file, 'utf8'));
    if (!parsed.ok) throw new Error(`${file}: ${parsed.errors.join(' ')}`);
    return { file: basename(file), recording: parsed.recording };
  });
}
