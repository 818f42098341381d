import type { ApiHandler } from '../../scripts/serving/serve-build';
import { simulatorBase } from '../../scripts/serving/serve-simulator';
import { servePersonaSignIn, personaSignInPath } from './persona-sign-in';

/** Handles requests to the app's origin besides the build: the mock, the persona sign-in, and a redirect to the simulator. */
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
