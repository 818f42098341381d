import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { firstDivergence } from '../../../native-simulator/recording/compare';
import type { Recording } from '../../../native-simulator/recording/recording';
import { expect, test } from '../../fixtures/test';
import { purchases } from './purchases';
import { optionsOf, recorderOf } from './stage';

/** Set by who wants the files in fixtures/recordings written anew. */
const isToBeKept = !!process.env['SHENIDAR_RECORD'];

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../../fixtures/recordings/${name}.json`, import.meta.url));

for (const { file, name, launch, buy } of purchases) {
  test.describe(name, () => {
    test.use(optionsOf(launch));
    test.skip(
      ({ environment }) => environment !== launch.environment,
      `It was recorded in ${launch.environment}.`,
    );

    test('records as the file in the fixtures says', async ({ page, context, native }) => {
      const recorder = await recorderOf(context, { name, launch });
      await page.goto(launch.path);
      await buy(page, native.emit);
      const recording = recorder.finish();
      if (isToBeKept) writeFileSync(fileOf(file), `${JSON.stringify(recording, null, 2)}\n`);
      const kept = JSON.parse(readFileSync(fileOf(file), 'utf8')) as Recording;
      expect(firstDivergence(kept.entries, recording.entries)).toBeNull();
    });
  });
}
