import { createServer } from 'vite';

import { test as appTest } from '../../fixtures/test';
import { SimulatorPage } from '../../pages/simulator-page';

/** The dev server compiles what is visited, beside other tests: its speed is not what is asked here. */
export const served = { timeout: 60_000 };

interface SimulatorFixtures {
  /** Opens the simulator with this query. */
  openSimulator: (query?: string) => Promise<SimulatorPage>;
}

/**
 * The simulator in a window on a desk. It belongs to the dev server, whose mock answers as a worker in the
 * browser; one server serves all tests of a worker.
 */
export const test = appTest.extend<SimulatorFixtures, { simulatorAddress: string }>({
  serviceWorkers: 'allow',
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  // What crosses the bridge is shown as it is.
  expectedProblems: /^"null" in the page's/,

  // There is no build that a test would need a server for.
  baseURL: async ({ simulatorAddress }, use) => {
    await use(simulatorAddress);
  },

  simulatorAddress: [
    async ({}, use) => {
      const server = await createServer({ server: { port: 0 }, logLevel: 'error' });
      await server.listen();
      await use(`${server.resolvedUrls?.local[0] ?? ''}native-simulator/`);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  openSimulator: async ({ page, simulatorAddress }, use) => {
    await use(async (query = '') => {
      await page.goto(simulatorAddress + query, served);
      return new SimulatorPage(page);
    });
  },
});
