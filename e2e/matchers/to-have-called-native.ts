import {
  expect,
  type ExpectMatcherState,
  type MatcherReturnType,
  type Page,
} from '@playwright/test';
import type {} from '../../native-simulator/shim/install';
import type { LoggedCall } from '../../native-simulator/shim/sim';

/** How often the calls are looked through, in ms. */
const intervals = [50, 100];

/**
 * Whether the page has called a method of its native wrapper, with these arguments among others
 * where some are given. `.not` looks at once. A page without a wrapper fails either way.
 */
export async function toHaveCalledNative(
  this: ExpectMatcherState,
  page: Page,
  method: LoggedCall['method'],
  args: Readonly<Record<string, unknown>> = {},
  { timeout = 10_000 }: { timeout?: number } = {},
): Promise<MatcherReturnType> {
  let last = 'there is no wrapper';
  const isCalled = async () => {
    const calls = await page.evaluate(() => window.__sim?.calls());
    if (!calls) throw new Error('No wrapper is around the page');
    const given = calls.filter((call) => call.method === method).map((call) => call.args);
    last = `its calls: ${JSON.stringify(given)}`;
    return given.some((arguments_) => hasAll(arguments_, args));
  };
  const pass = this.isNot ? await isCalled() : await comesTrue(isCalled, timeout);
  return {
    name: 'toHaveCalledNative',
    pass,
    message: () =>
      `${method} was ${this.isNot ? 'not ' : ''}expected with ${JSON.stringify(args)}; ${last}`,
  };
}

/** Tries again also where a page is just being left, so that it can't be asked. */
async function comesTrue(question: () => Promise<boolean>, timeout: number): Promise<boolean> {
  try {
    await expect(async () => {
      expect(await question()).toBe(true);
    }).toPass({ timeout, intervals });
    return true;
  } catch {
    return false;
  }
}

/** Arguments are texts and numbers. Playwright lends its `this.equals` to no matcher of ours. */
function hasAll(given: LoggedCall['args'], expected: LoggedCall['args']): boolean {
  return Object.entries(expected).every(([name, value]) => given[name] === value);
}
