import type { PersonaName } from '../../fixtures/users/personas';
import type { Combination } from '../../src/shared/config/combinations';
import { checkPath } from './app-path';
import { CommandFailure } from './failure';
import { personaSignInUrl } from './persona-sign-in';

/** Where the mock answers: in the page's browser, over HTTP, or nowhere. */
export type MockPlace = 'browser' | 'http' | 'none';

export const mockPlaces: readonly MockPlace[] = ['browser', 'http', 'none'];

/** What a person may choose beside the combination. */
export interface LaunchChoices {
  readonly mock?: MockPlace;
  readonly dev?: boolean;
  readonly prod?: boolean;
  readonly port?: number;
  /** A path of the app, with query and marker as wanted. */
  readonly path?: string;
  readonly persona?: PersonaName;
  readonly token?: string;
}

/** All that a launch has to know. */
export interface LaunchPlan {
  readonly combination: Combination;
  /** Whether a production build is served; else Vite's dev server. */
  readonly isBuilt: boolean;
  readonly mock: MockPlace;
  /** 0 takes any free one. */
  readonly port: number;
  readonly path: string;
  readonly persona: PersonaName | undefined;
  readonly token: string | undefined;
}

/** What runs once a launch is ready. */
export interface Launched {
  /** Such as `http://localhost:5173/`. */
  readonly origin: string;
  /** Where `native-simulator/` is; that of the app with a dev server. */
  readonly simulatorOrigin: string;
  /** Null where the mock answers in the browser, or not at all. */
  readonly mockUrl: string | null;
  close(): Promise<void>;
}

const devPort = 5173;
const builtPort = 4173;

/**
 * Fills in what was not chosen (contract, harness).
 * @throws {CommandFailure} when the choices contradict each other
 */
export function planLaunch(combination: Combination, choices: LaunchChoices): LaunchPlan {
  const { environment } = combination;
  const isBuilt = choices.prod ?? (choices.dev ? false : !environment.isDev);
  const canMockInBrowser = !isBuilt && environment.isDev && !environment.hasServiceWorker;
  // In a wrapper the simulator signs people in; on the web it takes a mock that answers before the app.
  const signsIn = choices.persona !== undefined && combination.platform === 'web';
  const mock = choices.mock ?? (canMockInBrowser && !signsIn ? 'browser' : 'http');
  if (mock === 'browser') checkBrowserMock(isBuilt, combination);
  if (signsIn && mock !== 'http') {
    throw new CommandFailure(
      'badUsage',
      'A persona on the web is signed in with --mock http only.',
    );
  }
  return {
    combination,
    isBuilt,
    mock,
    port: choices.port ?? (isBuilt ? builtPort : devPort),
    path: checkPath(choices.path ?? '/'),
    persona: choices.persona,
    token: choices.token,
  };
}

function checkBrowserMock(isBuilt: boolean, { environment }: Combination): void {
  if (isBuilt) {
    throw new CommandFailure('badUsage', 'No build holds the mock: use --mock http with --prod.');
  }
  if (environment.hasServiceWorker) {
    throw new CommandFailure(
      'badUsage',
      `The service worker of ${environment.name} and the mock's can't share a page: use --mock http.`,
    );
  }
}

/** The address of the app itself, as its client; a token stands in it as a partner's host would put it. */
export function appAddress(origin: string, plan: LaunchPlan): string {
  const { combination, path, token, persona } = plan;
  const address = new URL(path, origin);
  address.searchParams.set('clientId', combination.client.id);
  if (token !== undefined) address.searchParams.set('token', token);
  if (persona === undefined || combination.platform !== 'web') return address.href;
  return personaSignInUrl(origin, persona, address.href.slice(address.origin.length));
}

/** The simulator's address, which shows the same in its phone. */
export function simulatorAddress(origin: string, plan: LaunchPlan): string {
  const { combination, path, persona, token } = plan;
  const address = new URL('native-simulator/', origin);
  const query = { client: combination.client.name, platform: combination.platform };
  const wishes = { ...(path !== '/' && { path }), ...(persona && { persona }) };
  const credential = token === undefined ? {} : { token };
  for (const [name, value] of Object.entries({ ...query, ...wishes, ...credential })) {
    address.searchParams.set(name, value);
  }
  return address.href;
}

/** The command that launches the same without asking, to be pasted into any shell. */
export function equivalentCommand(
  { combination: { client, environment, platform } }: LaunchPlan,
  choices: LaunchChoices,
): string {
  const { dev, prod, mock, port, path, persona, token } = choices;
  const wishes = { mock, port, path, persona, token };
  return [
    `npx shenidar launch --client ${client.name} --env ${environment.name} --platform ${platform}`,
    ...(dev ? ['--dev'] : []),
    ...(prod ? ['--prod'] : []),
    ...Object.entries(wishes).flatMap(([name, value]) =>
      value === undefined ? [] : [`--${name} ${quoted(String(value))}`],
    ),
  ].join(' ');
}

/** As it is where no shell reads anything into it. */
function quoted(text: string): string {
  return /^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
