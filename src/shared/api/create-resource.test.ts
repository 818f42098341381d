import { allSettled, createEffect, fork } from 'effector';
import { expect, it, vi } from 'vitest';

import { someTokens } from '@/testing/session-fixtures';

import { createResource } from './create-resource';
import type { ApiError } from './errors';
import { $tokens, sessionEnded, tokensChanged } from './tokens';

const askFx = createEffect<object, string, ApiError>();
const resource = createResource({ effect: askFx, of: 'user' });

function begin() {
  const answers: ((answer: string) => void)[] = [];
  const ask = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const scope = fork({ values: [[$tokens, someTokens()]], handlers: [[askFx, ask]] });
  const known = () => scope.getState(resource.$answer)?.value ?? null;
  return { scope, answers, ask, known };
}

it('sends one request while it is in flight, and another one afterwards', async () => {
  const { scope, answers, ask, known } = begin();
  const both = [
    allSettled(resource.requested, { scope }),
    allSettled(resource.requested, { scope }),
  ];
  expect(ask).toHaveBeenCalledOnce();
  answers[0]?.('first');
  await Promise.all(both);
  expect(known()).toBe('first');
  void allSettled(resource.requested, { scope });
  expect(ask).toHaveBeenCalledTimes(2);
});

it('sends a new request when it became stale in flight, and keeps the newer answer', async () => {
  const { scope, answers, known } = begin();
  const both = [
    allSettled(resource.requested, { scope }),
    allSettled(resource.becameStale, { scope }),
  ];
  answers[1]?.('newer');
  answers[0]?.('older');
  await Promise.all(both);
  expect(known()).toBe('newer');
});

it("sends a request for the next user while the previous user's is in flight", async () => {
  const { scope, answers, ask, known } = begin();
  const all = [
    allSettled(resource.requested, { scope }),
    allSettled(sessionEnded, { scope }),
    allSettled(tokensChanged, { scope, params: someTokens() }),
    allSettled(resource.requested, { scope }),
  ];
  expect(ask).toHaveBeenCalledTimes(2);
  answers[0]?.('theirs');
  answers[1]?.('mine');
  await Promise.all(all);
  expect(known()).toBe('mine');
});
