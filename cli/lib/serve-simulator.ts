import sirv from 'sirv';
import { answerPersona, personaPath } from './persona-page';
import { serveBuild, type ApiAnswerer, type ServedBuild } from '../../scripts/serving/serve-build';

/** Also the simulator's base in its build (native-simulator/vite.config.ts). */
const base = '/native-simulator/';
/** What has to run first in a phone's page; the simulator's build holds it. */
const frameScript = `${base}frame.js`;

/**
 * The simulator beside a build, on a port and an origin of its own: its phones show the same build, whose
 * pages get their bridges by a first script that only this server writes into them. Nothing of it is
 * where the app itself is served.
 */
export function serveSimulator(
  folder: string,
  simulatorFolder: string,
  mock: ApiAnswerer | undefined,
): Promise<ServedBuild> {
  const simulator = sirv(simulatorFolder, { etag: true });
  const api: ApiAnswerer = {
    handlesPath: (path) => path.startsWith(base) || (mock?.handlesPath(path) ?? false),
    listener: (request, response) => {
      const url = request.url ?? '';
      if (!url.startsWith(base)) return mock?.listener(request, response);
      request.url = url.slice(base.length - 1);
      simulator(request, response, () => void response.writeHead(404).end());
    },
  };
  return serveBuild({ folder, port: 0, api, firstScript: frameScript });
}

/** What the app's own origin answers beside the build: the mock, the way in, and where the simulator is. */
export function withWayTo(simulatorUrl: string, mock: ApiAnswerer | undefined): ApiAnswerer {
  const isOurs = (path: string) => path.startsWith(base) || path === personaPath;
  return {
    handlesPath: (path) => isOurs(path) || (mock?.handlesPath(path) ?? false),
    listener: (request, response) => {
      const url = request.url ?? '';
      if (url.startsWith(personaPath)) answerPersona(request, response);
      else if (!url.startsWith(base)) mock?.listener(request, response);
      else response.writeHead(302, { location: new URL(url, simulatorUrl).href }).end();
    },
  };
}
