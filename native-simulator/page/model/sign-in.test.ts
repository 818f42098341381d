import { allSettled, createWatch, fork } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { personas } from '@fixtures/users/personas';
import { defaultPhone } from '../../config/simulator-config';

import { configOpened, phoneAdded, phoneChanged, phoneRemoved } from './config';
import { $frames, answerCallFx, phoneReported } from './frames';
import { phoneStorageOf } from '../phone/phone-launch';
import { $screens, pageEntered } from './screens';
import { personaPicked, sessionCleared } from './sign-in';
import { webSessionOf } from './tokens';

const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 3600 };

it("answers the app's call for a sign-in with the tokens of the persona that was picked", async () => {
  const bodies: string[] = [];
  const page = {
    fetch: (_: string, { body }: { body: string }) => {
      bodies.push(body);
      return Promise.resolve(new Response(JSON.stringify(tokens)));
    },
  };
  const frames = { 0: { contentWindow: page } };
  const scope = fork({
    values: [[$frames, frames as never]],
    handlers: [[answerCallFx, () => undefined]],
  });
  const answers: unknown[] = [];
  createWatch({ unit: answerCallFx, scope, fn: (answer) => answers.push(answer) });
  await allSettled(personaPicked, { scope, params: { phone: 0, persona: 'collector' } });
  const mobile = personas.find(({ name }) => name === 'collector')?.mobile;
  expect(bodies.map((body) => new URLSearchParams(body).get('username'))).toEqual([mobile]);
  expect(answers).toMatchObject([
    {
      ...{ phone: 0, name: 'tokenInjected', to: 'openLoginPage' },
      payload: { token: 'a', 'refresh-token': 'r' },
    },
  ]);
});

const positions = { CHAPTERS_IN_LOCAL: '{}', settings: '{}' };

/** The storage of the browser that the simulator runs in, and the databases that it was asked to remove. */
function stubStorage() {
  const removed: string[] = [];
  const indexedDB = { deleteDatabase: (name: string) => void removed.push(name) };
  const area = () => {
    const stored = new Map<string, string>();
    const storage = {
      get length() {
        return stored.size;
      },
      key: (index: number) => [...stored.keys()][index] ?? null,
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
    return { stored, storage };
  };
  const { stored, storage: localStorage } = area();
  const { stored: session, storage: sessionStorage } = area();
  vi.stubGlobal('window', { localStorage, sessionStorage, indexedDB });
  return { stored, session, removed };
}

describe('what a phone has stored of its user', () => {
  const keysOf = (phone: number) => Object.keys(positions).map((key) => `phone-${phone}:${key}`);

  /** A simulator whose first phone is of a persona, and the load of its page. */
  async function phoneOf(persona: 'collector' | 'spender' | null) {
    const scope = fork();
    await allSettled(phoneChanged, { scope, params: { persona } });
    const load = () => allSettled(pageEntered, { scope, params: 0 });
    return { scope, load };
  }
  const storeIn = (phone: number) => {
    for (const [key, value] of Object.entries(positions)) phoneStorageOf(phone).setItem(key, value);
    phoneStorageOf(phone, 'sessionStorage').setItem('wishlist_ids', '[1]');
    phoneStorageOf(phone, 'sessionStorage').setItem('client_id', '10');
  };

  it('stays when its page is loaded again, and goes when it is the page of another persona', async () => {
    const { stored, session, removed } = stubStorage();
    const { scope, load } = await phoneOf('collector');
    await load();
    removed.splice(0);
    for (const phone of [0, 1]) storeIn(phone);
    await load();
    expect([...stored.keys()]).toEqual(expect.arrayContaining([...keysOf(1), ...keysOf(2)]));
    expect([session.size, removed]).toEqual([4, []]);
    await allSettled(sessionCleared, { scope, params: 0 });
    await allSettled(phoneChanged, { scope, params: { persona: 'spender' } });
    // The page that is left stores the place in the book at its very end.
    storeIn(0);
    removed.splice(0);
    await load();
    expect([...stored.keys()]).toEqual(expect.arrayContaining(['phone-1:settings', ...keysOf(2)]));
    expect(stored.has('phone-1:CHAPTERS_IN_LOCAL')).toBe(false);
    const others = ['phone-2:wishlist_ids', 'phone-2:client_id'];
    expect([...session.keys()].toSorted()).toEqual(['phone-1:client_id', ...others].toSorted());
    expect(removed).toEqual(['phone-1:shenidar-kept', 'phone-1:shenidar-kept-books']);
  });

  it.each(['spender', null] as const)(
    'goes when the simulator is opened with the persona %s after another one',
    async (persona) => {
      const { stored } = stubStorage();
      await (await phoneOf('collector')).load();
      storeIn(0);
      await (await phoneOf('collector')).load();
      expect(stored.has('phone-1:CHAPTERS_IN_LOCAL')).toBe(true);
      await (await phoneOf(persona)).load();
      expect(stored.has('phone-1:CHAPTERS_IN_LOCAL')).toBe(false);
    },
  );
});

describe('the session of a web phone', () => {
  const settings = [0, 1, 2].map((phone) => `phone-${phone + 1}:settings`);
  const sessionOf = (phone: number) =>
    ['access_token', 'expires_in', 'refresh_token'].map((key) => `phone-${phone}:${key}`);

  /** Three phones that are signed in, and the pages that are loaded again. */
  async function threePhones() {
    const { stored } = stubStorage();
    const reloaded: number[] = [];
    const frames = [0, 1, 2].map((phone) => {
      const storage = phoneStorageOf(phone);
      for (const [key, value] of Object.entries(webSessionOf(tokens))) storage.setItem(key, value);
      storage.setItem('settings', '{}');
      return { contentWindow: { location: { reload: () => void reloaded.push(phone) } } };
    });
    const scope = fork({ values: [[$frames, frames as never]] });
    await allSettled(phoneAdded, { scope });
    await allSettled(phoneAdded, { scope });
    const keys = () => [...stored.keys()].toSorted();
    return { scope, reloaded, keys };
  }

  it('goes alone when the phone is signed out', async () => {
    const { scope, keys } = await threePhones();
    await allSettled(sessionCleared, { scope, params: 1 });
    expect(keys()).toEqual([...sessionOf(1), ...sessionOf(3), ...settings].toSorted());
  });

  it('is no session of the phone that takes the place of a removed one, or is added later', async () => {
    const { scope, keys, reloaded } = await threePhones();
    await allSettled(phoneRemoved, { scope, params: 1 });
    expect(keys()).toEqual([...sessionOf(1), ...settings].toSorted());
    expect(reloaded).toEqual([1]);
  });
});

describe('the persona of a phone', () => {
  const collector = { ...defaultPhone, persona: 'collector' } as const;
  let signIns = 0;
  beforeEach(() => {
    signIns = 0;
  });

  /** A simulator with one phone, whose app sends on what the native app tells it. */
  async function simulator() {
    const page = {
      fetch: () => {
        signIns += 1;
        return Promise.resolve(Response.json(tokens));
      },
      __sim: {
        emit: (name: string, payload: unknown) =>
          void report({ kind: 'event', id: 1, at: 1, name, payload, consumed: true }),
      },
    };
    const frame = { contentWindow: page };
    const scope = fork({ values: [[$frames, { 0: frame, 1: frame } as never]] });
    const report = (entry: object) =>
      allSettled(phoneReported, { scope, params: { phone: 0, json: JSON.stringify(entry) } });
    const answer = (path: string, status = 200) =>
      report({ kind: 'api', at: 1, method: 'GET', path, status });
    const isSignedIn = async () => {
      await answer('/api/storefront');
      await expect.poll(() => scope.getState($screens)[0]?.tokens).toBeTruthy();
      return signIns;
    };
    await allSettled(phoneChanged, { scope, params: { persona: 'collector' } });
    return { scope, answer, report, isSignedIn };
  }

  it('is signed in once, as soon as the mock answers something else than a sign-in', async () => {
    const { answer, isSignedIn } = await simulator();
    await answer('/api/storefront', 0);
    await answer('/token');
    expect(signIns).toBe(0);
    expect([await isSignedIn(), await isSignedIn()]).toEqual([1, 1]);
  });

  it('does not come back for the one who was picked on the native sheet instead', async () => {
    const { scope, isSignedIn } = await simulator();
    await isSignedIn();
    await allSettled(personaPicked, { scope, params: { phone: 0, persona: 'spender' } });
    expect(await isSignedIn()).toBe(2);
  });

  it('is signed in when the app has started, without a request', async () => {
    const { report } = await simulator();
    const call = { kind: 'call', id: 1, at: 1, args: {}, error: null };
    await report({ ...call, method: 'hideTabs' });
    expect(signIns).toBe(0);
    await report({ ...call, method: 'hidePreloader' });
    expect(signIns).toBe(1);
  });

  it('is signed in also when its only answer comes while another phone is signed in', async () => {
    const { scope } = await simulator();
    await allSettled(configOpened, { scope, params: { phones: [collector, collector] } });
    const api = { kind: 'api', at: 1, method: 'GET', path: '/api/storefront', status: 200 };
    const json = JSON.stringify(api);
    const answers = [0, 1, 1].map((phone) =>
      allSettled(phoneReported, { scope, params: { phone, json } }),
    );
    await Promise.all(answers);
    expect(signIns).toBe(2);
  });

  it('is signed in again after a scenario and after the removal of a phone, which empty the native apps', async () => {
    const { scope, isSignedIn } = await simulator();
    expect(await isSignedIn()).toBe(1);
    await allSettled(configOpened, { scope, params: { phones: [collector] } });
    expect(await isSignedIn()).toBe(2);
    await allSettled(phoneAdded, { scope });
    await allSettled(phoneRemoved, { scope, params: 1 });
    expect(await isSignedIn()).toBe(3);
  });

  it('has the edited fields of its token set', async () => {
    const { scope, isSignedIn } = await simulator();
    const tokenEdits = { 'device-id': 'mine', 'refresh-token': 'edited' };
    await allSettled(phoneChanged, { scope, params: { tokenEdits } });
    await isSignedIn();
    expect(scope.getState($screens)[0]?.tokens).toMatchObject({ token: 'a', ...tokenEdits });
  });
});
