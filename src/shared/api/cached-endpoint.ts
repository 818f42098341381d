import { attach, createEffect, createEvent, createStore, type Effect } from 'effector';

import { readNowFx } from '@/shared/browser/now';
import { ANSWER_CACHE_MS } from '@/shared/config/constants';
import { $environment } from '@/shared/config/environment';

import type { Operation, OperationInput, OperationOutput } from './contract/operation';
import { createEndpoint } from './create-endpoint';
import type { ApiError } from './errors';
import { $accessToken } from './tokens';

interface CachedAnswer<T> {
  readonly answer: T;
  /** Epoch milliseconds. */
  readonly at: number;
}

type Answers<O extends Operation> = ReadonlyMap<string, CachedAnswer<OperationOutput<O>>>;

/**
 * An endpoint that caches successful answers for 20 s, by input and access token, in the environments
 * that enable it. docs/behaviour.md#response-cache
 */
export function createCachedEndpoint<O extends Operation>(
  operation: O,
): Effect<OperationInput<O>, OperationOutput<O>, ApiError> {
  const fetchFx = createEndpoint(operation);
  const answered = createEvent<{ key: string; cached: CachedAnswer<OperationOutput<O>> }>();
  const $answers = createStore<Answers<O>>(new Map(), { serialize: 'ignore' })
    .on(answered, (answers, { key, cached }) => {
      const fresh = [...answers].filter(([, old]) => isFresh(old, cached.at));
      return new Map(fresh).set(key, cached);
    })
    .reset($accessToken.updates);

  const answerFx = createEffect<CacheLookup<O>, OperationOutput<O>, ApiError>(
    async ({ answers, isOn, token, input }) => {
      const key = JSON.stringify([token, input]);
      const at = await readNowFx();
      const cached = answers.get(key);
      if (isOn && cached && isFresh(cached, at)) return cached.answer;
      const answer = await fetchFx(input);
      answered({ key, cached: { answer, at } });
      return answer;
    },
  );
  return attach({
    source: { answers: $answers, environment: $environment, token: $accessToken },
    mapParams: (input: OperationInput<O>, { answers, environment, token }): CacheLookup<O> => ({
      answers,
      isOn: environment.cachesAnswers,
      token,
      input,
    }),
    effect: answerFx,
  });
}

/** An answer of the future was cached before the clock was set back. docs/faults.md#a9 */
const isFresh = ({ at }: CachedAnswer<unknown>, now: number) =>
  at <= now && now - at < ANSWER_CACHE_MS;

interface CacheLookup<O extends Operation> {
  readonly answers: Answers<O>;
  readonly isOn: boolean;
  readonly token: string | null;
  readonly input: OperationInput<O>;
}
