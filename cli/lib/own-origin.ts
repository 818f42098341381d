import type { ApiAnswerer } from '../../scripts/serving/serve-build';
import { simulatorBase } from '../../scripts/serving/serve-simulator';
import { answerPersona, personaPath } from './persona-page';

/** What the app's own origin answers beside the build: the mock, the way in, and where the simulator is. */
export function withWayTo(simulatorUrl: string, mock: ApiAnswerer | undefined): ApiAnswerer {
  const isOurs = (path: string) => path.startsWith(simulatorBase) || path === personaPath;
  return {
    handlesPath: (path) => isOurs(path) || (mock?.handlesPath(path) ?? false),
    listener: (request, response) => {
      const url = request.url ?? '';
      if (url.startsWith(personaPath)) answerPersona(request, response);
      else if (!url.startsWith(simulatorBase)) mock?.listener(request, response);
      else response.writeHead(302, { location: new URL(url, simulatorUrl).href }).end();
    },
  };
}
