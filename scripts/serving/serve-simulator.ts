import sirv from 'sirv';
import { serveBuild, type ApiHandler, type ServedBuild } from './serve-build';

/** The path of the simulator; its build uses the same base (native-simulator/vite.config.ts). */
export const simulatorBase = '/native-simulator/';
/** Installs the bridge in a phone's page, so it must run first; part of the simulator's build. */
const frameScript = `${simulatorBase}frame.js`;

/**
 * Serves the simulator on its own origin, together with the same build for its phones. Only this server inserts
 * the script that installs the bridge, so the app's own origin has no trace of the simulator.
 */
export function serveSimulator(
  folder: string,
  simulatorFolder: string,
  mock: ApiHandler | undefined,
  host = 'localhost',
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
  return serveBuild({ folder, port: 0, host, api, headScript: frameScript });
}
