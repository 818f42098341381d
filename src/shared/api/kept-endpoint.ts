import { attach, createEffect, createEvent, createStore, sample, type Effect } from 'effector';
import { safeParse } from 'valibot';

import { readNow } from '@/shared/browser/now';
import { isOnline } from '@/shared/browser/online';

import type { Operation, OperationInput, OperationOutput } from './contract/operation';
import { toCall } from './create-endpoint';
import type { ApiError } from './errors';
import { $accessToken, sessionEnded } from './tokens';

interface Received {
  readonly url: string;
  readonly answer: unknown;
  /** Whether it was asked for without a session. */
  readonly isVisitors: boolean;
}

const answerReceived = createEvent<Received>();
const keptAnswerShown = createEvent<number>();

/** The age of the content that stands in for the server's, in milliseconds when it was shown; null once the server answers again. */
export const $keptAgeMs = createStore<number | null>(null)
  .on(keptAnswerShown, (_, ageMs) => ageMs)
  .reset(answerReceived);

// The storage of kept answers is no part of the first screen.
export const writeKeptFx = attach({
  source: $accessToken,
  effect: async (token, { url, answer, isVisitors }: Received): Promise<void> => {
    const { writeKeptAnswer } = await import('@/shared/storage/kept-answers');
    // If the session has ended since, the answer was asked for again without it.
    await writeKeptAnswer(url, { at: readNow(), answer, isVisitors: isVisitors || token === null });
  },
});
/** Null as well where the browser denies storage, or this code cannot be loaded. */
export const readKeptFx = createEffect(async (url: string) => {
  try {
    const { readKeptAnswer } = await import('@/shared/storage/kept-answers');
    return await readKeptAnswer(url);
  } catch {
    return null;
  }
});
/** Removes the kept answers, and the kept books with their sound: all of them, or what sessions have left. */
export const clearKeptFx = createEffect(async (which: 'all' | 'ofSessions') => {
  const [{ clearAnswersOfSessions, clearKeptAnswers }, { clearKeptBooks }] = await Promise.all([
    import('@/shared/storage/kept-answers'),
    import('@/shared/storage/kept-books'),
  ]);
  await Promise.all([
    which === 'all' ? clearKeptAnswers() : clearAnswersOfSessions(),
    clearKeptBooks(),
  ]);
});

sample({ clock: answerReceived, target: writeKeptFx });
// They are the user's, or show what the user has seen.
sample({ clock: sessionEnded, fn: () => 'all' as const, target: clearKeptFx });

interface Question {
  readonly url: string;
  readonly ask: () => Promise<unknown>;
}
/** Asks the server for all kept endpoints: an effect for each would cost the start of the app 30 kB. */
const askFx = attach({
  source: $accessToken,
  async effect(token, { url, ask }: Question) {
    const answer = await ask();
    answerReceived({ url, answer, isVisitors: token === null });
    return answer;
  },
});

/**
 * An endpoint whose last answers are kept on the device. They stand in for the server's while it cannot be reached; `$keptAgeMs` then
 * tells their age. Rule: docs/behaviour.md#without-a-connection
 */
export function createKeptEndpoint<O extends Operation>(
  operation: O,
  fetchFx: Effect<OperationInput<O>, OperationOutput<O>, ApiError>,
): Effect<OperationInput<O>, OperationOutput<O>, ApiError> {
  return createEffect<OperationInput<O>, OperationOutput<O>, ApiError>(async (input) => {
    const { url } = toCall(operation, input);
    const question = { url, ask: () => fetchFx(input) };
    try {
      return (await askFx(question)) as OperationOutput<O>;
    } catch (error) {
      const { kind } = error as ApiError;
      if (kind !== 'offline' && kind !== 'network') throw error;
      const kept = await readKeptFx(url);
      // `cameOnline` fired while the device was read, so before anybody knew of the failure: nobody else asks again.
      if (kind === 'offline' && isOnline()) return (await askFx(question)) as OperationOutput<O>;
      const result = operation.response && safeParse(operation.response, kept?.answer);
      if (!kept || result?.success !== true) throw error;
      keptAnswerShown(readNow() - kept.at);
      return result.output as OperationOutput<O>;
    }
  });
}
