import type { ApiHandler } from '../../scripts/serving/serve-build';
import { simulatorBase } from '../../scripts/serving/serve-simulator';
import { servePersonaSignIn, personaSignInPath } from './persona-sign-in';

/** What the app's own origin answers beside the build: the mock, the way in, and where the simulator is. */
export function withSimulatorRedirect(
  simulatorUrl: string,
  mock: ApiHandler | undefined,
): ApiHandler {
  const isOurs = (path: string) => path.startsWith(simulatorBase) || path === personaSignInPath;
  return {
    handlesPath: (path) => isOurs(path) || (mock?.handlesPath(path) ?? false),
    listener: (request, response) => {
      const url = request.url ?? '';
      if (url.startsWith(personaSignInPath)) servePersonaSignIn(request, response);
      else if (!url.startsWith(simulatorBase)) mock?.listener(request, response);
      else response.writeHead(302, { location: new URL(url, simulatorUrl).href }).end();
    },
  };
}
