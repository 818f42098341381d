import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';

import { defaultPhone, type PhoneConfig } from '../../config/simulator-config';
import { resetMockFx } from './api-control';
import { $config, phoneChanged } from './config';
import { $freshStarts, removeDatabasesFx } from './fresh-start';
import { $recording, $recordingError, recordToggled } from './recording';

beforeEach(() => void vi.stubGlobal('window', { location: { origin: 'http://app' } }));

/** A simulator whose user changes a phone while the start of its recording waits for the mock. */
async function changedWhileStarting(change: Partial<PhoneConfig>): Promise<Scope> {
  let answer: (value: null) => void = () => undefined;
  const reset = vi.fn(() => new Promise<null>((resolve) => (answer = resolve)));
  const scope = fork({
    handlers: [
      [resetMockFx, reset],
      [removeDatabasesFx, () => undefined],
    ],
  });
  const started = allSettled(recordToggled, { scope });
  await expect.poll(() => reset.mock.calls).toHaveLength(1);
  const changed = allSettled(phoneChanged, { scope, params: change });
  answer(null);
  await Promise.all([started, changed]);
  expect(scope.getState($config).phones).toEqual([{ ...defaultPhone, ...change }]);
  return scope;
}

it('keeps how the user turns a phone while its recording starts', async () => {
  const turned = { device: 'narrow-320', isLandscape: true, tabBar: 'hidden' } as const;
  const scope = await changedWhileStarting(turned);
  expect(scope.getState($recording)?.phones).toEqual([0]);
});

it.each<Partial<PhoneConfig>>([{ path: '/library' }, { faults: { share: 'late' } }])(
  'gives up the start of a recording when the user changes the launch to %o meanwhile',
  async (change) => {
    const scope = await changedWhileStarting(change);
    expect(scope.getState($recording)).toBeNull();
    expect(scope.getState($recordingError)).toMatch(/^The settings of the phone were changed/);
    expect(scope.getState($freshStarts)).toEqual({});
  },
);
