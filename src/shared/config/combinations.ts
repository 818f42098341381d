import { clients, type Client, type ClientKind } from './clients';
import { environments, type Environment, type EnvironmentName } from './environments';

/** What the page runs in: a browser or a host's web view, or one of our wrappers. */
export type Platform = 'web' | 'android' | 'ios';

export const platforms: readonly Platform[] = ['web', 'android', 'ios'];

/** Where each kind of client runs (contract, harness). */
const platformsOfKind: Readonly<Record<ClientKind, readonly Platform[]>> = {
  own: ['web', 'android', 'ios'],
  market: ['android'],
  partner: ['web'],
};

/** A platform that a shell offers, and to which kind of client where not to all. */
interface Offer {
  readonly platform: Platform;
  readonly only?: ClientKind;
}

/** What each shell offers, the usual one first (contract, harness). */
const offersOfShell: Readonly<Record<Environment['shell'], readonly Offer[]>> = {
  web: [{ platform: 'web' }],
  native: [{ platform: 'android' }, { platform: 'ios' }, { platform: 'web', only: 'partner' }],
  landing: [{ platform: 'web' }, { platform: 'android' }, { platform: 'ios' }],
};

/** One client in one environment on one platform. */
export interface Combination {
  readonly client: Client;
  readonly environment: Environment;
  readonly platform: Platform;
  /** Why it can't exist, as a sentence in English; undefined when it does. */
  readonly reason: string | undefined;
}

/** Every combination of the rows, those that can't exist too: clients × environments × platforms. */
export function combinationsOf(
  clientRows: readonly Client[] = clients,
  environmentRows: readonly Environment[] = environments,
): readonly Combination[] {
  return clientRows.flatMap((client) =>
    environmentRows.flatMap((environment) =>
      platforms.map((platform) => ({
        client,
        environment,
        platform,
        reason: exclusion(client, environment, platform),
      })),
    ),
  );
}

/** The platforms that an environment offers to anybody, the usual one first. */
export function offersOf(environment: Environment): readonly Platform[] {
  return offersOfShell[environment.shell].map(({ platform }) => platform);
}

/** The platform that a client has in an environment when nobody names one; undefined when it has none. */
export function defaultPlatform(client: Client, environment: Environment): Platform | undefined {
  return offersOf(environment).find((platform) => !exclusion(client, environment, platform));
}

/**
 * The client that a name or an id means in an environment, upper and lower case alike. Two clients
 * may share an id: then the environment decides between the one for development and the other.
 */
export function clientIn(
  rows: readonly Client[],
  nameOrId: string,
  environment: Environment,
): Client | undefined {
  const wanted = nameOrId.toLowerCase();
  const withId = rows.filter(({ id }) => id === wanted);
  return (
    rows.find(({ name }) => name.toLowerCase() === wanted) ??
    withId.find(({ isDevOnly = false }) => isDevOnly === environment.isDev) ??
    withId[0]
  );
}

/** The environment of a Vite mode, spelled with spaces too (`landing webview dev`). */
export function environmentSpelled(
  rows: readonly Environment[],
  text: string,
): Environment | undefined {
  const wanted = text.trim().toLowerCase().replaceAll(/\s+/g, '-') as EnvironmentName;
  return rows.find(({ name }) => name === wanted);
}

function exclusion(
  client: Client,
  environment: Environment,
  platform: Platform,
): string | undefined {
  if (client.isDevOnly && !environment.isDev) {
    return `${client.name} exists in the dev environments only.`;
  }
  const runsOn = platformsOfKind[client.kind];
  if (!runsOn.includes(platform)) return `${client.name} runs on ${runsOn.join(', ')} only.`;
  const offer = offersOfShell[environment.shell].find((offered) => offered.platform === platform);
  if (!offer) return `${environment.name} offers ${offersOf(environment).join(', ')} only.`;
  if (offer.only && offer.only !== client.kind) {
    return `${environment.name} offers ${platform} to ${offer.only} hosts only.`;
  }
  return undefined;
}
