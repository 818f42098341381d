import { allSettled, fork } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';

import { defaultConfig, defaultPhone, type PhoneConfig } from '../../config/simulator-config';
import { resetMockFx } from './api-control';
import { configOpened } from './config';
import { frameMounted, phoneReported } from './frames';
import { removeDatabasesFx } from './fresh-start';
import { $recording, recordToggled } from './recording';
import { phoneStarted } from './screens';
import { $sessions } from './sessions';

beforeEach(() => void vi.stubGlobal('window', { location: { origin: 'http://app' } }));

const simulator = () =>
  fork({
    handlers: [
      [resetMockFx, () => null],
      [removeDatabasesFx, () => undefined],
    ],
  });

it('records each phone with its own launch, and not with that of the one before it', async () => {
  const page = {
    fetch: (_: string, { body }: { body: string }) => {
      const token = new URLSearchParams(body).get('username');
      return Promise.resolve(Response.json({ access_token: token, expires_in: 3600 }));
    },
  };
  const scope = simulator();
  const phones: readonly PhoneConfig[] = [
    { ...defaultPhone, platform: 'android', persona: 'collector', path: '/library' },
    { ...defaultPhone, platform: 'ios', client: 'iGap' },
    { ...defaultPhone, platform: 'android', persona: 'spender', without: ['exit'] },
  ];
  const config = { ...defaultConfig, phones, drivesAll: true };
  await allSettled(configOpened, { scope, params: config });
  for (const phone of phones.keys()) {
    const frame = { contentWindow: page } as unknown as HTMLIFrameElement;
    await allSettled(frameMounted, { scope, params: { phone, frame } });
  }
  await allSettled(recordToggled, { scope });
  expect(scope.getState($recording)).toMatchObject({ phones: [0, 1, 2] });
  await allSettled(recordToggled, { scope });
  const launches = scope.getState($sessions).map((session) => session.launch);
  expect(launches).toMatchObject([
    { client: '10', platform: 'android', persona: 'collector', path: '/library' },
    { client: '12', platform: 'ios', persona: null, path: '/' },
    { client: '10', platform: 'android', persona: 'spender', path: '/', removed: ['exit'] },
  ]);
  expect(launches.map(({ tokens }) => Boolean(tokens?.['token']))).toEqual([true, false, true]);
});

it('ends for every phone with a scenario, and keeps what it has', async () => {
  const scope = simulator();
  const phones = [defaultPhone, defaultPhone];
  const config = { ...defaultConfig, phones, drivesAll: true };
  await allSettled(configOpened, { scope, params: config });
  await allSettled(recordToggled, { scope });
  await allSettled(phoneStarted, { scope, params: 1 });
  const json = JSON.stringify({ kind: 'route', at: 1, path: '/clp' });
  await allSettled(phoneReported, { scope, params: { phone: 1, json } });
  await allSettled(configOpened, { scope, params: { phones: [defaultPhone] } });
  expect(scope.getState($recording)).toBeNull();
  const sessions = scope.getState($sessions);
  expect(sessions.map(({ entries }) => entries.length)).toEqual([0, 1]);
});
