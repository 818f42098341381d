import { clients, type Client, type ClientKind } from './clients';
import { environments, type Environment, type EnvironmentName } from './environments';

/** The surroundings of the page: a browser or a host's web view (`web`), or one of our wrappers. */
export type Platform = 'web' | 'android' | 'ios';

export const platforms: readonly Platform[] = ['web', 'android', 'ios'];

/** The platforms of each kind of client. Rule: docs/behaviour.md#clients */
const platformsOfKind: Readonly<Record<ClientKind, readonly Platform[]>> = {
  own: ['web', 'android', 'ios'],
  market: ['android'],
  partner: ['web'],
};

/** A platform of a shell, and the only kind of client that has it there, if not all. */
interface Offer {
  readonly platform: Platform;
  readonly only?: ClientKind;
}

/** The platforms of each shell, the default first. Rule: docs/behaviour.md#environments */
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
  /** The reason why the combination does not exist, as an English sentence; undefined when it exists. */
  readonly reason: string | undefined;
}

/** Every combination of clients, environments and platforms, including those that do not exist. */
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

/** The platforms of an environment, the default first. */
export function offersOf(environment: Environment): readonly Platform[] {
  return offersOfShell[environment.shell].map(({ platform }) => platform);
}

/** The default platform of a client in an environment; undefined when it has none. */
export function defaultPlatform(client: Client, environment: Environment): Platform | undefined {
  return offersOf(environment).find((platform) => !exclusion(client, environment, platform));
}

/**
 * The client of a name or an id in an environment, ignoring case. If two clients share the id, the
 * environment selects the development client or the other one.
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

/** The environment of a Vite mode, which may have spaces instead of hyphens (`landing webview dev`). */
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
