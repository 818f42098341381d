import { runInThisContext } from 'node:vm';
import type { WebDriver } from 'selenium-webdriver';
import { expect, it, vi } from 'vitest';
import { webkitDriver } from './webkit-engine';

/** A session of WebDriver that runs the scripts here. */
function session(): WebDriver {
  const executeAsyncScript = (script: string) =>
    new Promise((resolve) => {
      const run = runInThisContext(`(function () { ${script} })`) as (done: unknown) => void;
      run(resolve);
    });
  return { executeAsyncScript: vi.fn(executeAsyncScript) } as unknown as WebDriver;
}

it('reads values and promises, and fails as a promise of the page does', async () => {
  const { read } = webkitDriver(session(), 'WebKitGTK 2');
  expect(await read('1 + 1')).toBe(2);
  expect(await read('Promise.resolve(null)')).toBeNull();
  await expect(read("Promise.reject(new Error('no worker'))")).rejects.toThrow('no worker');
});
