import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { firstDivergence } from '../../../native-simulator/recording/compare';
import type { Recording } from '../../../native-simulator/recording/recording';
import { expect, test } from '../../fixtures/test';
import { sessions } from './sessions';
import { optionsOf, recorderOf } from './stage';

/** Set SHENIDAR_RECORD to write the files in fixtures/recordings anew. */
const writesFiles = !!process.env['SHENIDAR_RECORD'];

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../../fixtures/recordings/${name}.json`, import.meta.url));

for (const { file, name, launch, act } of sessions) {
  test.describe(name, () => {
    test.use(optionsOf(launch));
    test.skip(
      ({ environment }) => environment !== launch.environment,
      `It was recorded in ${launch.environment}.`,
    );

    test('A developer records the same session as the file in the fixtures', async ({
      page,
      context,
      native,
    }) => {
      const recorder = await recorderOf(context, { name, launch });
      await page.goto(launch.path);
      await act(page, native.emit);
      if (writesFiles)
        writeFileSync(fileOf(file), `${JSON.stringify(recorder.finish(), null, 2)}\n`);
      const stored = JSON.parse(readFileSync(fileOf(file), 'utf8')) as Recording;
      // Polled, because a request is recorded when it is answered.
      await expect
        .poll(() => firstDivergence(stored.entries, recorder.finish().entries))
        .toBeNull();
    });
  });
}
