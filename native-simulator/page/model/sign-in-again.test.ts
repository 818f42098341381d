import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';

import { defaultPhone, type PhoneConfig } from '../../config/simulator-config';
import { initialScreen } from '../lib/native-screen';
import { configOpened, phoneChanged, phoneSelected } from './config';
import { $frames, frameMounted, phoneReported } from './frames';
import { $screens } from './screens';
import { nativeSignOutClicked, personaPicked, sessionCleared } from './sign-in';

const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 3600 };

/** Two phones of one persona, their sign-ins, what their pages were told, and what their storages have. */
async function twoPhones(settings: Partial<PhoneConfig>, statuses: number[] = []) {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: () => null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const indexedDB = { deleteDatabase: () => undefined };
  vi.stubGlobal('window', { localStorage, sessionStorage: localStorage, indexedDB });
  const signIns: number[] = [];
  const told: unknown[] = [];
  const frames = [0, 1].map((phone) => {
    const fetch = () => {
      signIns.push(phone);
      return Promise.resolve(Response.json(tokens, { status: statuses.shift() ?? 200 }));
    };
    const emit = (...event: unknown[]) => told.push([phone, ...event]);
    const location = { reload: () => told.push([phone, 'reload', [...stored.keys()]]) };
    return { contentWindow: { fetch, location, __sim: { emit } } };
  });
  const scope = fork({ values: [[$frames, frames as never]] });
  const phone = { ...defaultPhone, persona: 'collector', ...settings } as const;
  await allSettled(configOpened, { scope, params: { phones: [phone, phone] } });
  /** The mock answers both phones; the phones that are signed in then. */
  const answer = async () => {
    const api = { kind: 'api', at: 1, method: 'GET', path: '/api/storefront', status: 200 };
    for (const each of [0, 1])
      await allSettled(phoneReported, {
        scope,
        params: { phone: each, json: JSON.stringify(api) },
      });
    return signIns.splice(0);
  };
  const mount = (each: number) =>
    allSettled(frameMounted, { scope, params: { phone: each, frame: frames[each] as never } });
  return { scope, told, answer, mount };
}

it('stores the session of a phone on the web, loads its page again, and does so once', async () => {
  const { told, answer, mount } = await twoPhones({ platform: 'web' });
  expect(await answer()).toEqual([0, 1]);
  const keys = ['access_token', 'refresh_token', 'expires_in'];
  const [first, second] = [1, 2].map((number) => keys.map((key) => `phone-${number}:${key}`));
  expect(told).toEqual([
    [0, 'reload', first],
    [1, 'reload', [...first!, ...second!]],
  ]);
  // It has its session, also in another frame.
  await mount(0);
  expect(await answer()).toEqual([]);
});

it('tries a sign-in that has failed again at the next answer of the mock', async () => {
  const { answer } = await twoPhones({ platform: 'ios' }, [503]);
  expect(await answer()).toEqual([0, 1]);
  expect(await answer()).toEqual([0]);
});

it('signs a persona in again that was signed out, and not in the other phones', async () => {
  const { scope, answer } = await twoPhones({ platform: 'ios' });
  expect(await answer()).toEqual([0, 1]);
  await allSettled(phoneSelected, { scope, params: 1 });
  for (const persona of [null, 'collector'] as const) {
    await allSettled(sessionCleared, { scope, params: 1 });
    await allSettled(phoneChanged, { scope, params: { persona } });
  }
  expect(await answer()).toEqual([1]);
});

it('closes the sheet also where a fault drops the answer to the app', async () => {
  const faults = { openLoginPage: 'drop' } as const;
  const { scope, told } = await twoPhones({ persona: null, faults });
  const sheet = { ...initialScreen, sheet: { kind: 'login' } as const };
  await allSettled($screens as never, { scope, params: { 0: sheet, 1: sheet } as never });
  await allSettled(personaPicked, { scope, params: { phone: 1, persona: 'spender' } });
  const screens = scope.getState($screens);
  expect([told, screens[0]?.sheet, screens[1]?.sheet]).toEqual([[], { kind: 'login' }, null]);
});

it('tells the page of a phone that is signed out in its native app', async () => {
  const { scope, told } = await twoPhones({ persona: null });
  await allSettled(nativeSignOutClicked, { scope, params: 1 });
  expect(told).toEqual([[1, 'tokenInjected', { token: '' }]]);
});
