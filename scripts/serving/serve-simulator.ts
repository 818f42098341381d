import sirv from 'sirv';
import { serveBuild, type ApiHandler, type ServedBuild } from './serve-build';

/** Where the simulator is served; also its base in its build (native-simulator/vite.config.ts). */
export const simulatorBase = '/native-simulator/';
/** What has to run first in a phone's page; the simulator's build holds it. */
const frameScript = `${simulatorBase}frame.js`;

/**
 * The simulator beside a build, on a port and an origin of its own: its phones show the same build, whose
 * pages get their bridges by a first script that only this server writes into them. Nothing of it is
 * where the app itself is served.
 */
export function serveSimulator(
  folder: string,
  simulatorFolder: string,
  mock: ApiHandler | undefined,
): Promise<ServedBuild> {
  const simulator = sirv(simulatorFolder, { etag: true });
  const api: ApiHandler = {
    handlesPath: (path) => path.startsWith(simulatorBase) || (mock?.handlesPath(path) ?? false),
    listener: (request, response) => {
      const url = request.url ?? '';
      if (!url.startsWith(simulatorBase)) return mock?.listener(request, response);
      request.url = url.slice(simulatorBase.length - 1);
      simulator(request, response, () => void response.writeHead(404).end());
    },
  };
  return serveBuild({ folder, port: 0, api, headScript: frameScript });
}
