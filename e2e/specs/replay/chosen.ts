import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parseRecording } from '../../../native-simulator/recording/parse-recording';
import type { Recording } from '../../../native-simulator/recording/recording';

const folder = fileURLToPath(new URL('../../../fixtures/recordings', import.meta.url));

export interface ChosenRecording {
  /** The file's name, which names the test. */
  readonly file: string;
  readonly recording: Recording;
}

/** The recordings to replay: the file given to `shenidar replay`, or all of fixtures/recordings. */
export function chosenRecordings(given: string | undefined): readonly ChosenRecording[] {
  const files = given ? [given] : readdirSync(folder).map((name) => join(folder, name));
  return files.map((file) => {
    const parsed = parseRecording(readFileSync(file, 'utf8'));
    if (!parsed.ok) throw new Error(`${file}: ${parsed.errors.join(' ')}`);
    return { file: basename(file), recording: parsed.recording };
  });
}
