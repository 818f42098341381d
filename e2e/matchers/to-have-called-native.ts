import {
  expect,
  type ExpectMatcherState,
  type MatcherReturnType,
  type Page,
} from '@playwright/test';
import type {} from '../../native-simulator/shim/install';
import type { LoggedCall } from '../../native-simulator/shim/sim';

/** The intervals between two readings of the calls. */
const INTERVALS_MS = [50, 100];

/**
 * Expects a call of a native method whose arguments include these ones. `.not` checks once and does not wait. A page
 * without a wrapper fails in both cases.
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
    return given.some((callArgs) => hasAll(callArgs, args));
  };
  const pass = this.isNot ? await isCalled() : await becomesTrue(isCalled, timeout);
  return {
    name: 'toHaveCalledNative',
    pass,
    message: () =>
      `${method} was ${this.isNot ? 'not ' : ''}expected with ${JSON.stringify(args)}; ${last}`,
  };
}

/**
 * Retries as well while a navigation makes the page unavailable. The first reading has no limit: on a busy machine it may take
 * longer than a short `timeout`, and without any reading the message would be wrong.
 */
async function becomesTrue(condition: () => Promise<boolean>, timeout: number): Promise<boolean> {
  if (await condition().catch(() => false)) return true;
  try {
    await expect(async () => {
      expect(await condition()).toBe(true);
    }).toPass({ timeout, intervals: INTERVALS_MS });
    return true;
  } catch {
    return false;
  }
}

/** Strict equality is enough: arguments are texts and numbers. */
function hasAll(given: LoggedCall['args'], expected: LoggedCall['args']): boolean {
  return Object.entries(expected).every(([name, value]) => given[name] === value);
}
