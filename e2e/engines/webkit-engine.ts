import { Builder, Capabilities, error, type WebDriver, type WebElement } from 'selenium-webdriver';

import { findMiniBrowser } from '../../scripts/lib/engines';
import { freePort } from '../free-port';
import {
  findingStill,
  LostAnswerError,
  until,
  type Engine,
  type EngineDriver,
} from './engine-driver';
import { startHelper } from './helper-program';
import { startScreen } from './screen';
import { startSound } from './sound';
import { startDriver, type Defer } from './start-driver';

/** A phone's size. The frame of the window takes some of it. */
const WINDOW = { width: 430, height: 932, x: 0, y: 0 };

/** WebKitGTK, the engine of Safari and of every web view on iOS, in Debian's package webkit2gtk-driver. */
export const webkitEngine: Engine = {
  name: 'webkit',
  start: () => startDriver(start),
};

async function start(defer: Defer): Promise<Omit<EngineDriver, 'quit'>> {
  const sound = await startSound(defer);
  const display = await startScreen(defer);
  const port = await freePort();
  const server = startHelper('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...sound, DISPLAY: display },
    stdio: 'ignore',
  });
  defer(server.stop);
  const url = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver answers', () => {
    server.check();
    return fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
  });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  defer(() => driver.quit());
  await driver.manage().window().setRect(WINDOW);
  const version = (await driver.getCapabilities()).get('browserVersion') as string;
  return webkitDriver(driver, `WebKitGTK ${version}`);
}

/** The driver over a session of WebDriver. */
export function webkitDriver(driver: WebDriver, version: string): Omit<EngineDriver, 'quit'> {
  const read = async <T>(expression: string): Promise<T> => {
    const answer = await driver
      .executeAsyncScript<{ value: T } | { error: string }>(
        `const done = arguments[arguments.length - 1]; Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      )
      .catch(orLostAnswer);
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  };
  const find = (...control: Parameters<typeof findingStill>) =>
    until(`a ${control[0]} named «${control[1]}»`, () =>
      read<WebElement | null>(findingStill(...control)),
    ) as Promise<WebElement>;
  return {
    version,
    open: (url) => driver.get(url),
    click: async (...control) => {
      await until(
        `a click on the ${control[0]} «${control[1]}»`,
        async () => {
          const found = await find(...control);
          return found.click().then(() => 'done', reasonToWait);
        },
        (state) => state === 'done',
      );
    },
    type: async (name, text) => (await find('textbox', name)).sendKeys(text),
    read,
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}

/** WebKitWebDriver says so when a page that is left or hangs has not told the result of a script. */
const LOST_ANSWER = 'Could not parse script result';

/** @throws {LostAnswerError} where the answer of a script was lost, and everything else as it is */
function orLostAnswer(problem: unknown): never {
  if (problem instanceof Error && problem.message.includes(LOST_ANSWER))
    throw new LostAnswerError(problem.message, { cause: problem });
  throw problem;
}

/**
 * What keeps a control from being clicked for a moment: a sheet that still closes over it, or a change of the page.
 * @throws everything else
 */
function reasonToWait(problem: unknown): string {
  const passing = [
    error.ElementClickInterceptedError,
    error.ElementNotInteractableError,
    error.StaleElementReferenceError,
  ];
  if (problem instanceof Error && passing.some((kind) => problem instanceof kind))
    return problem.name;
  throw problem;
}
