import { isMockPath } from '../../mock-api/core/paths';
import { startHttpMock } from '../../mock-api/http';
import { environmentBuild, simulatorBuild, type BuildContext } from './builds';
import type { Launched, LaunchPlan } from './launch-plan';
import { ensurePortFree } from './ports';
import { proxyTo } from '../../scripts/serving/proxy-to';
import { serveBuild, type ApiHandler } from '../../scripts/serving/serve-build';
import { serveSimulator } from '../../scripts/serving/serve-simulator';
import { withSimulatorRedirect } from './app-origin-handler';

type Closing = () => Promise<void>;

/**
 * Starts all servers of a plan and resolves when the page is served. On a failure or an abort it stops them.
 * @throws {CommandFailure} when the port is in use, a build fails, or the signal is aborted
 */
export async function startLaunch(plan: LaunchPlan, context: BuildContext): Promise<Launched> {
  const closings: Closing[] = [];
  const close = async () => {
    for (const closing of closings.splice(0).reverse()) await closing();
  };
  try {
    await ensurePortFree(plan.port);
    const mock = plan.mock === 'http' ? await startMock(plan) : undefined;
    if (mock) closings.push(mock.close);
    const origins = await startServers(plan, mock?.url, context, closings);
    context.signal.throwIfAborted();
    await fetch(origins.origin, { signal: context.signal, headers: { accept: 'text/html' } });
    return { ...origins, mockUrl: mock?.url ?? null, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function startMock({ persona }: LaunchPlan) {
  return startHttpMock({ port: 0, ...(persona && { persona }) });
}

/**
 * Starts the servers of a plan besides the mock, and adds each to `closings` as soon as it runs. Each server takes its
 * port itself: a free one that was found before could be taken by another server meanwhile.
 */
async function startServers(
  { isBuilt, mock, port, host, combination: { environment } }: LaunchPlan,
  mockUrl: string | undefined,
  context: BuildContext,
  closings: Closing[],
): Promise<Pick<Launched, 'origin' | 'simulatorOrigin'>> {
  if (!isBuilt) {
    // Loading Vite takes a second, so only this branch does it.
    const { startDevServer } = await import('./dev-server');
    const dev = await startDevServer({ mode: environment.name, port, host, mock, mockUrl });
    closings.push(dev.close);
    return { origin: dev.url, simulatorOrigin: dev.url };
  }
  const folder = await environmentBuild(environment.name, context);
  const simulatorFolder = await simulatorBuild(environment.name, context);
  const proxy = mockUrl === undefined ? undefined : mockProxy(mockUrl);
  const simulator = await serveSimulator(folder, simulatorFolder, proxy, host);
  closings.push(() => simulator.close());
  const api = withSimulatorRedirect(simulator.url, proxy);
  const app = await serveBuild({ folder, port, host, api });
  closings.push(() => app.close());
  return { origin: app.url, simulatorOrigin: simulator.url };
}

function mockProxy(mockUrl: string): ApiHandler {
  return { handlesPath: isMockPath, listener: proxyTo(mockUrl) };
}
