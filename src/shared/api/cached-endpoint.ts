import { attach, createEffect, createEvent, createStore, type Effect } from 'effector';

import { readNowFx } from '@/shared/browser/now';
import { ANSWER_CACHE_MS } from '@/shared/config/constants';
import { $environment } from '@/shared/config/environment';

import type { Operation, OperationInput, OperationOutput } from './contract/operation';
import { createEndpoint } from './create-endpoint';
import type { ApiError } from './errors';
import { $accessToken } from './tokens';

interface Kept<T> {
  readonly answer: T;
  /** Epoch milliseconds. */
  readonly at: number;
}

type Answers<O extends Operation> = ReadonlyMap<string, Kept<OperationOutput<O>>>;

/**
 * An endpoint whose good answers serve again for 20 s, for the same input and the same person, in the
 * environments that switch this on (decisions, 'Cacheable GETs').
 */
export function createCachedEndpoint<O extends Operation>(
  operation: O,
): Effect<OperationInput<O>, OperationOutput<O>, ApiError> {
  const fetchFx = createEndpoint(operation);
  const answered = createEvent<{ key: string; kept: Kept<OperationOutput<O>> }>();
  const $answers = createStore<Answers<O>>(new Map(), { serialize: 'ignore' })
    .on(answered, (answers, { key, kept }) => {
      const fresh = [...answers].filter(([, { at }]) => kept.at - at < ANSWER_CACHE_MS);
      return new Map(fresh).set(key, kept);
    })
    .reset($accessToken.updates);

  const answerFx = createEffect<Asked<O>, OperationOutput<O>, ApiError>(
    async ({ answers, isOn, token, input }) => {
      const key = JSON.stringify([token, input]);
      const at = await readNowFx();
      const kept = answers.get(key);
      if (isOn && kept && at - kept.at < ANSWER_CACHE_MS) return kept.answer;
      const answer = await fetchFx(input);
      answered({ key, kept: { answer, at } });
      return answer;
    },
  );
  return attach({
    source: { answers: $answers, environment: $environment, token: $accessToken },
    mapParams: (input: OperationInput<O>, { answers, environment, token }): Asked<O> => ({
      answers,
      isOn: environment.cachesAnswers,
      token,
      input,
    }),
    effect: answerFx,
  });
}

interface Asked<O extends Operation> {
  readonly answers: Answers<O>;
  readonly isOn: boolean;
  readonly token: string | null;
  readonly input: OperationInput<O>;
}
