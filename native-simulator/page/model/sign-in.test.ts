import { allSettled, createWatch, fork } from 'effector';
import { expect, it, vi } from 'vitest';

import { personas } from '@fixtures/users/personas';

import { $frames, answerCallFx } from './frames';
import { phoneStorageOf } from '../phone/phone-launch';
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

it('leaves nothing of the session of a phone that it signs out, and all the rest', async () => {
  const stored = new Map<string, string>();
  const localStorage = {
    get length() {
      return stored.size;
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  for (const phone of [0, 1]) {
    const storage = phoneStorageOf(phone);
    for (const [key, value] of Object.entries(webSessionOf(tokens))) storage.setItem(key, value);
    storage.setItem('settings', '{}');
  }
  await allSettled(sessionCleared, { scope: fork(), params: 1 });
  expect([...stored.keys()].toSorted()).toEqual([
    'phone-1:access_token',
    'phone-1:expires_in',
    'phone-1:refresh_token',
    'phone-1:settings',
    'phone-2:settings',
  ]);
});
