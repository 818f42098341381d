import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { defaultConfig, defaultPhone } from '../../config/simulator-config';
import { $config } from './config';
import { $differences } from './differences';
import { $pageStarts, $stepStarts } from './drive-all';
import { phoneReported } from './frames';

const config = { ...defaultConfig, drivesAll: true, phones: [defaultPhone, defaultPhone] };

/** Whether each of two equal calls, at 5 in the first phone and at 15 in the second, differs. */
async function differing(steps: readonly number[], starts: Readonly<Record<number, number>>) {
  const scope = fork({
    values: [
      [$config, config],
      [$stepStarts, steps],
      [$pageStarts, starts],
    ],
  });
  for (const [phone, at] of [5, 15].entries()) {
    const json = JSON.stringify({ kind: 'call', id: 1, at, method: 'exit', args: {}, error: null });
    await allSettled(phoneReported, { scope, params: { phone, json } });
  }
  return [1, 2].map((number) => scope.getState($differences).has(number));
}

it('compares the phones within each step, and from the last load of each page on', async () => {
  expect(await differing([], {})).toEqual([false, false]);
  expect(await differing([10], {})).toEqual([true, true]);
  // The first phone has been loaded again after its call.
  expect(await differing([10], { 0: 7 })).toEqual([false, true]);
});
