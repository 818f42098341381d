import {
  combinationsOf,
  type Combination,
  type Platform,
} from '../../src/shared/config/combinations';
import type { Deps } from '../deps';
import { CommandFailure } from './failure';
import { findEnvironment } from './names';

/** Asks for client, environment and platform. Offers only combinations that exist; skips a question with one answer. */
export async function askForCombination(
  { rows, ask }: Pick<Deps, 'rows' | 'ask'>,
  known: { readonly env: string | undefined; readonly platform: Platform | undefined },
): Promise<Combination> {
  const environment = known.env === undefined ? undefined : findEnvironment(rows, known.env);
  let candidates = combinationsOf(rows.clients, rows.environments).filter(
    (one) =>
      one.reason === undefined &&
      one.environment === (environment ?? one.environment) &&
      one.platform === (known.platform ?? one.platform),
  );
  const narrow = async (
    text: string,
    toChoice: (one: Combination) => [value: string, label: string],
  ) => {
    const labels = new Map(candidates.map(toChoice));
    if (labels.size <= 1) return;
    const choices = [...labels].map(([value, label]) => ({ value, label }));
    const answer = await ask({ text, choices });
    candidates = candidates.filter((one) => toChoice(one)[0] === answer);
  };
  await narrow('Client', ({ client: { name, id } }) => [name, `${name} (${id})`]);
  await narrow('Environment', ({ environment: { name } }) => [name, name]);
  await narrow('Platform', ({ platform }) => [platform, platform]);
  const [chosen] = candidates;
  if (chosen) return chosen;
  throw new CommandFailure(
    'badUsage',
    'No such combination exists. shenidar list prints those that do.',
  );
}
