import { runInThisContext } from 'node:vm';
import type { WebDriver } from 'selenium-webdriver';
import { expect, it, vi } from 'vitest';
import { until } from './engine-driver';
import { webkitDriver } from './webkit-engine';

/** A session of WebDriver that runs the scripts here, when it has lost the answers of the first ones. */
function session(...losses: readonly Error[]): WebDriver {
  const left = [...losses];
  const executeAsyncScript = (script: string) =>
    new Promise((resolve, reject) => {
      const loss = left.shift();
      if (loss) reject(loss);
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

it('waits on when the browser has lost an answer, and for nothing else', async () => {
  const lost = new Error('Could not parse script result');
  const { read } = webkitDriver(session(lost, lost), 'WebKitGTK 2');
  expect(await until('the page answers', () => read('1 + 1'))).toBe(2);
  const gone = webkitDriver(session(new Error('the window is gone')), 'WebKitGTK 2');
  await expect(until('the page answers', () => gone.read('1 + 1'))).rejects.toThrow('is gone');
});
