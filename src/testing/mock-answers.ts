import { answerRequest } from '@mock-api/core/answer-request';
import { toMockRequest } from '@mock-api/core/fetch-request';
import { createMock } from '@mock-api/create-mock';
import { createTestClient } from '@mock-api/testing/test-client';

import type { PersonaName } from '@fixtures/users/personas';
import { httpError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';

import type { TestScopeOptions } from './create-scope';
import { savedSession } from './session-fixtures';

export interface MockAnswers {
  /** The options of a test scope whose API is the mock. */
  readonly options: Pick<TestScopeOptions, 'answers' | 'storage'>;
  /** From now on every call ends, or does not end, as `act` does. */
  readonly answerAllBy: (act: () => Promise<never>) => void;
}

/** The API of the mock for a signed-in persona, or for a visitor; two items of each list are enough to see what a row has. */
export async function createMockAnswers(
  persona: PersonaName | null,
  now: number,
): Promise<MockAnswers> {
  const mock = createMock({
    clock: () => now,
    persona: persona ?? 'collector',
    media: { read: async () => new Uint8Array() },
    reportUnknownCall: () => undefined,
  });
  const api = createTestClient('http://mock.test', async (request) => {
    const outcome = await answerRequest(mock, await toMockRequest(request, {}));
    if (typeof outcome === 'string') throw new Error(`The mock has no answer for ${request.url}`);
    return new Response(outcome.body, outcome);
  });
  const token = persona === null ? undefined : await api.signIn(persona);
  let replacement: (() => Promise<never>) | undefined;
  const answer = async ({ method, url, body }: ApiRequest) => {
    if (replacement) return replacement();
    const { status, json } = await api.send({ method, path: url, body, token });
    if (status >= 400) throw httpError(status, '', json);
    return shortened(json);
  };
  return {
    options: {
      answers: new Proxy({}, { get: () => answer }),
      ...(token !== undefined && { storage: { ...savedSession(), 'local:access_token': token } }),
    },
    answerAllBy: (act) => void (replacement = act),
  };
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}
