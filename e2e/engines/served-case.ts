import { fileURLToPath } from 'node:url';
import type { PersonaName } from '../../fixtures/users/personas';
import type { Mock } from '../../mock-api/core/mock';
import { createNodeMock } from '../../mock-api/node-mock';
import type { Launch } from '../../native-simulator/shim/launch';
import { serveBuild, type ApiHandler } from '../../scripts/serving/serve-build';
import { bundleClassicScript } from '../../vite/classic-script';
import { answererOf } from '../fixtures/served-app';
import { launchScript } from '../fixtures/shim-script';
import { signIn } from '../fixtures/sign-in';

/** The app of one case: a server and a mock of its own, whose origin isolates what is stored. */
export interface ServedCase {
  /** With a slash at the end. */
  readonly url: string;
  readonly mock: Mock;
  /** From now on the connection of each API call is lost; the app's files still come. */
  cutApi(): void;
  close(): Promise<void>;
}

export interface CaseSettings {
  /** The folder of the build. */
  readonly build: string;
  readonly platform: 'web' | 'ios';
  readonly clientId: string;
  /** Who is signed in before the case begins. */
  readonly persona: PersonaName | undefined;
  /** Methods that the wrapper lacks. */
  readonly removed: NonNullable<Launch['removed']>;
}

const scriptPath = '/engine-tools.js';
const entry = fileURLToPath(new URL('page-tools.ts', import.meta.url));
let tools: Promise<string> | undefined;

/** Serves the build as in production; each page runs the tools first, and in a wrapper its shim. */
export async function serveCase(settings: CaseSettings): Promise<ServedCase> {
  const mock = createNodeMock();
  const api = answererOf(mock);
  let script = '';
  let isCut = false;
  const withTools: ApiHandler = {
    handlesPath: (path) => path === scriptPath || api.handlesPath(path),
    listener: (request, response) => {
      if (request.url === scriptPath) {
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.end(script);
      } else if (isCut) request.socket.destroy();
      else api.listener(request, response);
    },
  };
  const server = await serveBuild({
    folder: settings.build,
    port: 0,
    api: withTools,
    headScript: scriptPath,
  });
  try {
    script = await scriptOf(settings, mock, server.url);
  } catch (error) {
    await server.close();
    throw error;
  }
  return { url: server.url, mock, cutApi: () => (isCut = true), close: () => server.close() };
}

async function scriptOf(
  { platform, clientId, persona, removed }: CaseSettings,
  mock: Mock,
  url: string,
): Promise<string> {
  tools ??= bundleClassicScript({ entry, name: 'shenidarTools' });
  const parts = [await tools, 'shenidarTools.installTools(window);'];
  const session = persona === undefined ? [] : await signIn(mock, persona, new URL(url).origin);
  if (platform === 'web') {
    // Once for each window: a person who signs out stays signed out.
    parts.push(
      `if (!sessionStorage.getItem('signed-in')) for (const { name, value } of ${JSON.stringify(session)}) localStorage.setItem(name, value);`,
      "sessionStorage.setItem('signed-in', 'yes');",
    );
  } else {
    const value = (name: string) => session.find((stored) => stored.name === name)?.value ?? '';
    const tokens = {
      token: value('access_token'),
      'refresh-token': value('refresh_token'),
      expireIn: value('expires_in'),
      'device-id': value('deviceId'),
      'client-id': clientId,
      'version-code': '120',
      'api-level': '34',
      adsId: '',
    };
    const isSignedIn = tokens.token !== '';
    parts.push(
      await launchScript({
        ...{ client: clientId, platform, removed },
        tokens: isSignedIn ? tokens : null,
      }),
    );
  }
  return parts.join('\n');
}
