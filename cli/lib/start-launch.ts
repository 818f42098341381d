import sirv from 'sirv';
import { isMockPath } from '../../mock-api/core/paths';
import { startHttpMock } from '../../mock-api/http';
import { environmentBuild, simulatorBuild, type BuildContext } from './builds';
import type { Launched, LaunchPlan } from './launch-plan';
import { takePort } from './ports';
import { proxyTo } from './proxy-to';
import { serveBuild, type ApiAnswerer } from './serve-build';

type Closing = () => Promise<void>;

/**
 * Starts all that a plan asks for, and answers once the page is served. What fails, or is given up,
 * leaves nothing running.
 * @throws {CommandFailure} when the port is taken, a build fails, or the signal is aborted
 */
export async function startLaunch(plan: LaunchPlan, context: BuildContext): Promise<Launched> {
  const closings: Closing[] = [];
  const close = async () => {
    for (const closing of closings.splice(0).reverse()) await closing();
  };
  try {
    const port = await takePort(plan.port);
    const mock = plan.mock === 'http' ? await startMock(plan) : undefined;
    if (mock) closings.push(mock.close);
    closings.push(await startServer(plan, port, mock?.url, context));
    context.signal.throwIfAborted();
    const origin = `http://localhost:${port}/`;
    await fetch(origin, { signal: context.signal, headers: { accept: 'text/html' } });
    return { origin, mockUrl: mock?.url ?? null, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function startMock({ persona }: LaunchPlan) {
  return startHttpMock({ port: 0, ...(persona && { persona }) });
}

async function startServer(
  { isBuilt, mock, combination: { environment } }: LaunchPlan,
  port: number,
  mockUrl: string | undefined,
  context: BuildContext,
): Promise<Closing> {
  if (!isBuilt) {
    // Vite takes a second to load, which no other command should pay for.
    const { startDevServer } = await import('./dev-server');
    const server = await startDevServer({ mode: environment.name, port, mock, mockUrl });
    return server.close;
  }
  const folder = await environmentBuild(environment.name, context);
  const simulator = await simulatorBuild(context);
  const server = await serveBuild({ folder, port, api: besideBuild(simulator, mockUrl) });
  return () => server.close();
}

const simulatorBase = '/native-simulator/';

/** What the page's origin answers beside the build: the simulator, and the mock where there is one. */
function besideBuild(simulatorFolder: string, mockUrl: string | undefined): ApiAnswerer {
  const simulator = sirv(simulatorFolder, { etag: true });
  const mock = mockUrl === undefined ? undefined : proxyTo(mockUrl);
  const isSimulator = (path: string) => path.startsWith(simulatorBase);
  return {
    handlesPath: (path) => isSimulator(path) || (mock !== undefined && isMockPath(path)),
    listener: (request, response) => {
      if (!isSimulator(request.url ?? '')) return mock?.(request, response);
      request.url = (request.url ?? '').slice(simulatorBase.length - 1);
      simulator(request, response, () => void response.writeHead(404).end());
    },
  };
}
