import { launch, type ElementHandle, type Page } from 'puppeteer-core';

import { findFirefox } from '../../scripts/lib/engines';
import { findingStill, LIMIT_MS, until, type Engine, type EngineDriver } from './engine-driver';
import { startSound } from './sound';
import { startDriver } from './start-driver';

/** Firefox as Debian and others install it, driven by WebDriver BiDi. */
export const firefoxEngine: Engine = {
  name: 'firefox',
  start: () =>
    startDriver(async (defer) => {
      const sound = await startSound(defer);
      const browser = await launch({
        browser: 'firefox',
        executablePath: findFirefox() ?? '',
        headless: true,
        protocolTimeout: 2 * LIMIT_MS,
        env: { ...process.env, ...sound },
      });
      defer(() => browser.close());
      const page = await browser.newPage();
      await page.setViewport({ width: 390, height: 844 });
      return firefoxDriver(page, (await browser.version()).replace('/', ' '));
    }),
};

function firefoxDriver(page: Page, version: string): Omit<EngineDriver, 'quit'> {
  const find = (...control: Parameters<typeof findingStill>) =>
    until(`a ${control[0]} named «${control[1]}»`, async () =>
      (await page.evaluateHandle(findingStill(...control))).asElement(),
    ) as Promise<ElementHandle>;
  return {
    version,
    open: async (url) => void (await page.goto(url)),
    click: async (role, name) => (await find(role, name)).click(),
    type: async (name, text) => (await find('textbox', name)).type(text),
    read: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}
