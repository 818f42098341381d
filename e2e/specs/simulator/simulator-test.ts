import { serveSimulator, simulatorBase } from '../../../scripts/serving/serve-simulator';
import { answererOf } from '../../fixtures/served-app';
import { test as appTest } from '../../fixtures/test';
import { SimulatorPage } from '../../pages/simulator-page';

interface SimulatorFixtures {
  /** Opens the simulator; `query` begins with `?`. */
  gotoSimulator: (query?: string) => Promise<SimulatorPage>;
}

/**
 * The simulator in a desktop window, beside a production build and a mock, as `shenidar launch --prod` serves
 * it. The simulator's page itself is in no wrapper; its phones are.
 */
export const test = appTest.extend<SimulatorFixtures>({
  platform: 'web',
  client: undefined,
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  // The traffic shows bridge messages unchanged, null included.
  expectedProblems: /^"null" in the page's/,

  baseURL: async ({ build, simulator, mock }, use) => {
    const server = await serveSimulator(build, simulator, answererOf(mock));
    await use(server.url);
    await server.close();
  },

  gotoSimulator: async ({ page }, use) => {
    await use(async (query = '') => {
      await page.goto(simulatorBase + query);
      return new SimulatorPage(page);
    });
  },
});
