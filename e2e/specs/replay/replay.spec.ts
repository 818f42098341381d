import { writeFileSync } from 'node:fs';

import type { PersonaName } from '../../../fixtures/users/personas';
import { describeDivergence } from '../../../native-simulator/recording/describe-divergence';
import { replay } from '../../../native-simulator/recording/replay';
import { expect, test } from '../../fixtures/test';
import { chosenRecordings } from './chosen';
import { optionsOf, recorderOf, tokenSetOf } from './stage';

/** Set by `shenidar replay`: the file to play, and the one that takes the outcome as JSON. */
const given = process.env['SHENIDAR_REPLAY'];
const outcomeFile = process.env['SHENIDAR_REPLAY_OUTCOME'];

function tell(outcome: object): void {
  if (outcomeFile) writeFileSync(outcomeFile, JSON.stringify(outcome));
}

function tellError(error: unknown): never {
  tell({ error: error instanceof Error ? error.message : String(error) });
  throw error;
}

for (const { file, recording } of chosenRecordings(given)) {
  const { launch, name } = recording;
  test.describe(file, () => {
    test.use({
      ...optionsOf(launch),
      // What a stranger's recording provokes is told as a divergence, or not at all.
      ...(given && { expectedProblems: /./ }),
    });
    test.skip(
      ({ environment }) => environment !== launch.environment,
      `It was recorded in ${launch.environment}.`,
    );

    test('goes as it was recorded', async ({ page, context, mock, baseURL }) => {
      // As long as it was recorded, at the pace of a machine that is busy.
      if (given) test.setTimeout(60_000 + recording.entries.length * 500);
      const recorder = await recorderOf(context, { name, launch });
      const origin = new URL(baseURL ?? '').origin;
      const tokensOf = (persona: PersonaName) => tokenSetOf(mock, persona, origin);
      const divergence = await replay(recording, { page, recorder, tokensOf }).catch(tellError);
      tell({ divergence });
      expect(divergence && describeDivergence(divergence, recording)).toBeNull();
    });
  });
}
