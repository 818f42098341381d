import { writeFileSync } from 'node:fs';

import type { PersonaName } from '../../../fixtures/users/personas';
import { describeDivergence } from '../../../native-simulator/recording/describe-divergence';
import { replay } from '../../../native-simulator/recording/replay';
import { expect, test } from '../../fixtures/test';
import { chosenRecordings } from './chosen';
import { optionsOf, recorderOf, tokenSetOf } from './stage';

/** Set by `shenidar replay`: the file to replay, and the file to which the outcome is written as JSON. */
const chosenFile = process.env['SHENIDAR_REPLAY'];
const outcomeFile = process.env['SHENIDAR_REPLAY_OUTCOME'];

function writeOutcome(outcome: object): void {
  if (outcomeFile) writeFileSync(outcomeFile, JSON.stringify(outcome));
}

function writeError(error: unknown): never {
  writeOutcome({ error: error instanceof Error ? error.message : String(error) });
  throw error;
}

for (const { file, recording } of chosenRecordings(chosenFile)) {
  const { launch, name } = recording;
  test.describe(file, () => {
    test.use({
      ...optionsOf(launch),
      // For a given file only a divergence counts, whatever else its session provokes.
      ...(chosenFile && { expectedProblems: /./ }),
    });
    test.skip(
      ({ environment }) => environment !== launch.environment,
      `It was recorded in ${launch.environment}.`,
    );

    test('A developer replays a recording without a divergence', async ({
      page,
      context,
      mock,
      baseURL,
    }) => {
      // A long recording takes long on a busy machine.
      if (chosenFile) test.setTimeout(60_000 + recording.entries.length * 500);
      const recorder = await recorderOf(context, { name, launch });
      const origin = new URL(baseURL ?? '').origin;
      const tokensOf = (persona: PersonaName) => tokenSetOf(mock, persona, origin);
      const divergence = await replay(recording, { page, recorder, tokensOf }).catch(writeError);
      writeOutcome({ divergence });
      expect(divergence && describeDivergence(divergence, recording)).toBeNull();
    });
  });
}
