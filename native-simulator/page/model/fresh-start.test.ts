import { allSettled, fork } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';

import { personaNamed } from '@fixtures/users/personas';
import { defaultPhone } from '../../config/simulator-config';
import { waitFx } from '../browser/wait';
import { resetMockFx } from './api-control';
import { $config, phoneAdded, phoneChanged } from './config';
import { $frames, phoneReported } from './frames';
import { $freshStarts, removeDatabasesFx, startFreshFx } from './fresh-start';
import { $screens } from './screens';
import './sign-in';

const emptied: number[] = [];
/** A simulator with a mock that answers. */
const simulator = (frames: object = {}) =>
  fork({
    values: [[$frames, frames as never]],
    handlers: [
      [resetMockFx, () => null],
      [removeDatabasesFx, (phone: number) => void emptied.push(phone)],
    ],
  });
beforeEach(() => {
  emptied.splice(0);
});

it('leaves no database of the phones that start, and those of others', async () => {
  const scope = simulator();
  const phones = [0, 2].map((index) => ({ index, phone: defaultPhone }));
  await allSettled(startFreshFx, { scope, params: phones });
  expect(emptied).toEqual([0, 2]);
});

it('ends when a launch setting changes, also when the setting is changed back', async () => {
  const scope = simulator();
  await allSettled(startFreshFx, { scope, params: [{ index: 0, phone: defaultPhone }] });
  await allSettled(phoneChanged, { scope, params: { isLandscape: true } });
  expect(scope.getState($freshStarts)).toMatchObject({ 0: { path: '/' } });

  await allSettled(phoneChanged, { scope, params: { path: '/library' } });
  await allSettled(phoneChanged, { scope, params: { path: '/' } });
  expect(scope.getState($freshStarts)).toEqual({});
});

it('leaves the fresh start of another phone as it is', async () => {
  const scope = simulator();
  await allSettled(phoneAdded, { scope });
  for (const index of [0, 1])
    await allSettled(startFreshFx, { scope, params: [{ index, phone: defaultPhone }] });
  expect(scope.getState($freshStarts)).toMatchObject({ 0: { count: 1 }, 1: { count: 1 } });
});

it('signs the persona of a phone in once for each start, and counts the starts', async () => {
  const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 3600 };
  const signIn = vi.fn(() => Promise.resolve(Response.json(tokens)));
  const frames = { 0: { contentWindow: { fetch: signIn } } };
  const scope = simulator(frames);
  const phone = { ...defaultPhone, platform: 'ios', persona: 'collector' } as const;
  const answer = { kind: 'api', id: 1, at: 1, method: 'GET', path: '/api/storefront', status: 200 };
  for (const start of [1, 2]) {
    await allSettled(startFreshFx, { scope, params: [{ index: 0, phone }] });
    // An answer of the mock is the moment to sign in a persona who is not signed in yet.
    await allSettled(phoneReported, { scope, params: { phone: 0, json: JSON.stringify(answer) } });
    expect(signIn).toHaveBeenCalledTimes(start);
    // The frame is loaded anew for another count.
    expect(scope.getState($freshStarts)).toMatchObject({ 0: { count: start } });
  }
});

it('waits for a mock that cannot be reached yet, for a quarter of a minute', async () => {
  const attempts: number[] = [];
  const startWith = (answersAt: number) => {
    const scope = fork({
      handlers: [
        [
          resetMockFx,
          () => {
            attempts.push(attempts.length + 1);
            if (attempts.length < answersAt) throw new Error('no mock');
          },
        ],
        [waitFx, (ms: number) => expect(ms).toBe(250)],
        [removeDatabasesFx, () => undefined],
      ],
    });
    return allSettled(startFreshFx, { scope, params: [{ index: 0, phone: defaultPhone }] });
  };
  expect(await startWith(3)).toMatchObject({ status: 'done', value: [{ index: 0 }] });
  expect(attempts).toHaveLength(3);
  attempts.splice(0);
  expect(await startWith(Infinity)).toMatchObject({ status: 'fail', value: Error('no mock') });
  expect(attempts).toHaveLength(60);
});

it('gives the page of a start the storage of its persona, its client, and no other client in its address', async () => {
  const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 3600 };
  const page = { fetch: () => Promise.resolve(Response.json(tokens)) };
  const scope = simulator({ 0: { contentWindow: page }, 1: { contentWindow: page } });
  const collector = { ...defaultPhone, persona: 'collector', client: 'iGap' } as const;
  const phones = [
    { index: 0, phone: { ...collector, platform: 'web', path: '/clp', token: 't' } },
    { index: 1, phone: { ...collector, platform: 'android' } },
  ] as const;
  await allSettled(phoneAdded, { scope });
  await allSettled(startFreshFx, { scope, params: phones });
  const sessionStorage = { client_id: '12' };
  expect(scope.getState($freshStarts)).toMatchObject({
    0: {
      path: '/clp?token=t',
      storage: { localStorage: { access_token: 'a', refresh_token: 'r' }, sessionStorage },
    },
    // The wrapper hands its session over itself.
    1: { path: '/', storage: { localStorage: {}, sessionStorage } },
  });
  const { 0: web, 1: native } = scope.getState($screens);
  expect([web?.tokens, native?.tokens]).toMatchObject([{ token: 'a' }, { token: 'a' }]);
});

it('starts a phone with nothing of the phone before it', async () => {
  const page = {
    fetch: (_: string, { body }: { body: string }) => {
      const token = new URLSearchParams(body).get('username');
      const tokens = { access_token: token, refresh_token: `${token}-r`, expires_in: 3600 };
      return Promise.resolve(Response.json(tokens));
    },
  };
  const frame = { contentWindow: page };
  const scope = simulator({ 0: frame, 1: frame, 2: frame });
  for (const _ of ['second', 'third']) await allSettled(phoneAdded, { scope });
  const personas = ['collector', null, 'spender'] as const;
  const phones = personas.map((persona, index) => {
    return { index, phone: { ...defaultPhone, platform: 'web', persona } as const };
  });
  await allSettled(startFreshFx, { scope, params: phones });
  const [starts, screens] = [scope.getState($freshStarts), scope.getState($screens)];
  const expected = [personaNamed('collector').mobile, undefined, personaNamed('spender').mobile];
  const stored = phones.map(({ index }) => starts[index]?.storage.localStorage['access_token']);
  expect(stored).toEqual(expected);
  expect(phones.map(({ index }) => screens[index]?.tokens?.['token'])).toEqual(expected);
});

it('gives a phone the settings of its start, which follows the removal of the databases', async () => {
  let end = () => {};
  const removal = new Promise<undefined>((resolve) => {
    end = () => resolve(undefined);
  });
  const scope = fork({
    handlers: [
      [resetMockFx, () => null],
      [removeDatabasesFx, () => removal],
    ],
  });
  await allSettled(phoneAdded, { scope });
  const phone = { ...defaultPhone, platform: 'ios', path: '/clp' } as const;
  const start = allSettled(startFreshFx, { scope, params: [{ index: 1, phone }] });
  await new Promise((resolve) => setTimeout(resolve));
  expect(scope.getState($freshStarts)).toEqual({});
  end();
  await start;
  expect(scope.getState($freshStarts)).toMatchObject({ 1: { path: '/clp' } });
  expect(scope.getState($config).phones).toMatchObject([defaultPhone, phone]);
});
