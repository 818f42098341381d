import { allSettled, createWatch, fork } from 'effector';
import { expect, it } from 'vitest';

import { personas } from '@fixtures/users/personas';

import { $frames, answerCallFx } from './frames';
import { personaPicked } from './sign-in';

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
