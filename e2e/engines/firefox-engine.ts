import { launch, type Browser, type ElementHandle, type Page } from 'puppeteer-core';

import { findFirefox } from '../../scripts/lib/engines';
import { startSound } from './sound';
import {
  finding,
  LIMIT_MS,
  quitAndStop,
  until,
  type Engine,
  type EngineDriver,
} from './engine-driver';

/** Firefox as Debian and others install it, driven by WebDriver BiDi. */
export const firefoxEngine: Engine = {
  name: 'firefox',
  start,
};

async function start(): Promise<EngineDriver> {
  const sound = await startSound();
  const stop = (browser?: Browser) =>
    quitAndStop(
      async () => browser?.close(),
      () => sound.stop(),
    );
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    headless: true,
    protocolTimeout: 2 * LIMIT_MS,
    env: { ...process.env, ...sound.environment },
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 390, height: 844 });
    const version = (await browser.version()).replace('/', ' ');
    return firefoxDriver(page, version, () => stop(browser));
  } catch (error) {
    await stop(browser);
    throw error;
  }
}

function firefoxDriver(page: Page, version: string, quit: () => Promise<void>): EngineDriver {
  const find = (...control: Parameters<typeof finding>) =>
    until(`a ${control[0]} named «${control[1]}»`, async () =>
      (await page.evaluateHandle(finding(...control))).asElement(),
    ) as Promise<ElementHandle>;
  return {
    version,
    open: async (url) => void (await page.goto(url)),
    click: async (role, name) => (await find(role, name)).click(),
    type: async (name, text) => (await find('textbox', name)).type(text),
    read: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    screenshot: async () => Buffer.from(await page.screenshot()),
    quit,
  };
}
