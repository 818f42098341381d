import type { PersonaName } from '../../fixtures/users/personas';
import type { Combination } from '../../src/shared/config/combinations';
import { checkPath } from './app-path';
import { CommandFailure } from './failure';
import { personaSignInUrl } from './persona-sign-in';

/** The place of the mock API: in the browser, over HTTP, or not at all. */
export type MockPlace = 'browser' | 'http' | 'none';

export const mockPlaces: readonly MockPlace[] = ['browser', 'http', 'none'];

/** Options of a launch besides the combination. */
export interface LaunchChoices {
  readonly mock?: MockPlace;
  readonly dev?: boolean;
  readonly prod?: boolean;
  readonly port?: number;
  readonly host?: string;
  /** A path of the app; query and hash are allowed. */
  readonly path?: string;
  readonly persona?: PersonaName;
  readonly token?: string;
}

/** Options that change how a launch starts, but not what it serves. */
export interface OptionsOfStart {
  readonly open?: true;
  /** In seconds. */
  readonly timeout?: number;
}

/** A launch with every default filled in. */
export interface LaunchPlan {
  readonly combination: Combination;
  /** Serve a production build instead of Vite's dev server. */
  readonly isBuilt: boolean;
  readonly mock: MockPlace;
  /** 0 takes any free port. */
  readonly port: number;
  /** The name or address to listen on. */
  readonly host: string;
  readonly path: string;
  readonly persona: PersonaName | undefined;
  readonly token: string | undefined;
}

/** A running launch. */
export interface Launched {
  /** With a slash at the end, such as `http://localhost:5173/`. */
  readonly origin: string;
  /** The origin that serves `native-simulator/`; the dev server uses the app's own. */
  readonly simulatorOrigin: string;
  /** Null unless the mock runs over HTTP. */
  readonly mockUrl: string | null;
  close(): Promise<void>;
}

const DEV_PORT = 5173;
const BUILT_PORT = 4173;
const DEFAULT_HOST = 'localhost';

/**
 * Fills in the defaults.
 * @throws {CommandFailure} when the choices contradict each other
 */
export function planLaunch(combination: Combination, choices: LaunchChoices): LaunchPlan {
  const { environment } = combination;
  const isBuilt = choices.prod ?? (choices.dev ? false : !environment.isDev);
  const canMockInBrowser = !isBuilt && environment.isDev && !environment.hasServiceWorker;
  // On native platforms the simulator signs the persona in. On the web the sign-in page needs the mock before the app has loaded.
  const signsIn = choices.persona !== undefined && combination.platform === 'web';
  const mock = choices.mock ?? (canMockInBrowser && !signsIn ? 'browser' : 'http');
  if (mock === 'browser') checkBrowserMock(isBuilt, combination);
  if (choices.persona !== undefined && mock === 'none') {
    throw new CommandFailure(
      'badUsage',
      'A persona is an account of the mock. Use --mock http, or leave out --persona.',
    );
  }
  if (signsIn && mock !== 'http') {
    throw new CommandFailure(
      'badUsage',
      'A persona on the web needs --mock http, because the sign-in happens before the app has loaded.',
    );
  }
  return {
    combination,
    isBuilt,
    mock,
    port: choices.port ?? (isBuilt ? BUILT_PORT : DEV_PORT),
    host: choices.host ?? DEFAULT_HOST,
    path: checkPath(choices.path ?? '/'),
    persona: choices.persona,
    token: choices.token,
  };
}

function checkBrowserMock(isBuilt: boolean, { environment }: Combination): void {
  if (isBuilt) {
    throw new CommandFailure(
      'badUsage',
      'A production build does not contain the mock. Use --mock http with --prod.',
    );
  }
  if (environment.hasServiceWorker) {
    throw new CommandFailure(
      'badUsage',
      `The page of ${environment.name} is reserved for a service worker of its own, not the mock's. Use --mock http.`,
    );
  }
}

/** The address of the app with its client id, and with the token in the query as a partner's host sends it. */
export function appAddress(origin: string, plan: LaunchPlan): string {
  const { combination, path, token, persona } = plan;
  const address = new URL(path, origin);
  address.searchParams.set('clientId', combination.client.id);
  if (token !== undefined) address.searchParams.set('token', token);
  if (persona === undefined || combination.platform !== 'web') return address.href;
  return personaSignInUrl(origin, persona, address.href.slice(address.origin.length));
}

/** The address of the simulator that shows the same launch in its phone. */
export function simulatorAddress(origin: string, plan: LaunchPlan): string {
  const { combination, path, persona, token } = plan;
  const address = new URL('native-simulator/', origin);
  const query = { client: combination.client.name, platform: combination.platform };
  const optional = { ...(path !== '/' && { path }), ...(persona && { persona }) };
  const credential = token === undefined ? {} : { token };
  for (const [name, value] of Object.entries({ ...query, ...optional, ...credential })) {
    address.searchParams.set(name, value);
  }
  return address.href;
}

/** The command line for the same launch without questions, quoted for a POSIX shell. */
export function equivalentCommand(
  { combination: { client, environment, platform } }: LaunchPlan,
  choices: LaunchChoices & OptionsOfStart,
): string {
  const { dev, prod, open, mock, port, path, persona, token, timeout } = choices;
  const host = choices.host === DEFAULT_HOST ? undefined : choices.host;
  const options = { mock, port, host, path, persona, token, timeout };
  return [
    `npx shenidar launch --client ${client.name} --env ${environment.name} --platform ${platform}`,
    ...(dev ? ['--dev'] : []),
    ...(prod ? ['--prod'] : []),
    ...(open ? ['--open'] : []),
    ...Object.entries(options).flatMap(([name, value]) =>
      value === undefined ? [] : [`--${name} ${quoted(String(value))}`],
    ),
  ].join(' ');
}

/** Quotes only text that a shell would interpret. */
function quoted(text: string): string {
  return /^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
