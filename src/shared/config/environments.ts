/** The Vite modes, one for each environment. Rule: docs/behaviour.md#environments */
export type EnvironmentName =
  | 'webview-new'
  | 'landing-webview-dev'
  | 'pwa-dev'
  | 'app-webview-dev'
  | 'pwa';

export interface Environment {
  readonly name: EnvironmentName;
  /** `native`: inside our wrapper; `landing`: partner and landing pages; `web`: the web app. */
  readonly shell: 'native' | 'landing' | 'web';
  readonly isDev: boolean;
  readonly showsBottomBar: boolean;
  /** The build has the service worker, which must not meet the mock in the browser: the mock answers over HTTP. */
  readonly hasServiceWorker: boolean;
  /** Whether the app uses a native bridge: always, if there is one, or never. */
  readonly bridge: 'yes' | 'ifPresent' | 'no';
  /** `real`: the server's configuration names the hosts; `mock`: the mock API answers. */
  readonly api: 'real' | 'mock';
  /** The token endpoint of sign-in and renewal: the old `/token`, or `/connect/token`. */
  readonly signIn: 'token' | 'connect';
  /** The OAuth client id of the Google sign-in, which is offered only with one; empty without one. */
  readonly googleClientId: string;
  /** Whether answers are cached for 20 s; off where QA needs to see every change at once. */
  readonly cachesAnswers: boolean;
}

/** The mock API stands in for Google, and accepts any client id. */
const mockGoogleClientId = 'mock-google-client';

/** Every environment. */
export const environments = [
  {
    name: 'webview-new',
    shell: 'native',
    isDev: false,
    showsBottomBar: false,
    hasServiceWorker: false,
    bridge: 'yes',
    api: 'real',
    signIn: 'connect',
    googleClientId: '',
    cachesAnswers: true,
  },
  {
    name: 'landing-webview-dev',
    shell: 'landing',
    isDev: true,
    showsBottomBar: true,
    hasServiceWorker: false,
    bridge: 'ifPresent',
    api: 'mock',
    signIn: 'connect',
    googleClientId: mockGoogleClientId,
    cachesAnswers: false,
  },
  {
    name: 'pwa-dev',
    shell: 'web',
    isDev: true,
    showsBottomBar: true,
    hasServiceWorker: true,
    bridge: 'no',
    api: 'mock',
    signIn: 'connect',
    googleClientId: mockGoogleClientId,
    cachesAnswers: false,
  },
  {
    name: 'app-webview-dev',
    shell: 'native',
    isDev: true,
    showsBottomBar: true,
    hasServiceWorker: false,
    bridge: 'yes',
    api: 'mock',
    signIn: 'token',
    googleClientId: mockGoogleClientId,
    cachesAnswers: false,
  },
  {
    name: 'pwa',
    shell: 'web',
    isDev: false,
    showsBottomBar: true,
    hasServiceWorker: true,
    bridge: 'no',
    api: 'real',
    signIn: 'connect',
    googleClientId: '',
    cachesAnswers: true,
  },
] as const satisfies readonly Environment[];

/** The environment of a Vite mode; undefined for an unknown mode. */
export function environmentByName(name: string): Environment | undefined {
  return environments.find((environment) => environment.name === name);
}
