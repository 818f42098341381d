import { distance } from 'fastest-levenshtein';
import {
  clientIn,
  combinationsOf,
  defaultPlatform,
  environmentSpelled,
  type Combination,
  type Platform,
} from '../../src/shared/config/combinations';
import type { Environment } from '../../src/shared/config/environments';
import type { Rows } from '../deps';
import { CommandFailure } from './failure';

const MAX_SUGGESTIONS = 3;

/** The three names that are most like a text; one that begins like it, or as a whole begins it, comes first. */
export function nearestNames(text: string, names: readonly string[]): readonly string[] {
  const wanted = text.toLowerCase();
  const rankOf = (each: string) => {
    const name = each.toLowerCase();
    const isPart = name.startsWith(wanted) || wanted.startsWith(name);
    return isPart ? 0 : distance(wanted, name);
  };
  return names.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, MAX_SUGGESTIONS);
}

/** The failure for an unknown name: one line with the nearest valid names. */
export function unknownNameFailure(
  what: string,
  text: string,
  names: readonly string[],
): CommandFailure {
  return new CommandFailure(
    'badUsage',
    `There is no ${what} ${JSON.stringify(text)}. The nearest names are ${nearestNames(text, names).join(', ')}.`,
  );
}

/** @throws {CommandFailure} when no environment has this name */
export function findEnvironment(rows: Rows, text: string): Environment {
  const found = environmentSpelled(rows.environments, text);
  if (found) return found;
  const names = rows.environments.map(({ name }) => name);
  throw unknownNameFailure('environment', text, names);
}

/** @throws {CommandFailure} when no client has this name or id */
export function checkClient(rows: Rows, text: string): void {
  const isKnown = rows.environments.some((row) => clientIn(rows.clients, text, row));
  if (isKnown) return;
  const names = rows.clients.flatMap(({ name, id }) => [name, id]);
  throw unknownNameFailure('client', text, [...new Set(names)]);
}

/** A combination as the user writes it. Without a platform the client's default platform is used. */
export interface CombinationNames {
  readonly client: string;
  readonly env: string;
  readonly platform?: Platform;
}

/** @throws {CommandFailure} when a name is unknown, or with the reason when the combination cannot exist */
export function findCombination(rows: Rows, names: CombinationNames): Combination {
  const environment = findEnvironment(rows, names.env);
  checkClient(rows, names.client);
  const client = clientIn(rows.clients, names.client, environment);
  const candidates = combinationsOf(rows.clients, rows.environments).filter(
    (one) => one.client === client && one.environment === environment,
  );
  const platform =
    names.platform ?? (client && defaultPlatform(client, environment)) ?? candidates[0]?.platform;
  const found = candidates.find((one) => one.platform === platform);
  if (found && !found.reason) return found;
  throw new CommandFailure(
    'badUsage',
    found?.reason ?? 'No such combination exists. shenidar list prints those that do.',
  );
}

/** The name of a combination in tables and reports, such as `CafeBazaar/app-webview-dev/android`. */
export function combinationName({ client, environment, platform }: Combination): string {
  return `${client.name}/${environment.name}/${platform}`;
}
