import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';

import { subscribePushFx } from '@/shared/api/endpoints/push';
import { $sessionsEnded, sessionEnded } from '@/shared/api/tokens';
import {
  askForPushFx,
  endPushFx,
  readPushStateFx,
  type PushAnswer,
  type PushState,
} from '@/shared/browser/push';
import { $environment } from '@/shared/config/environment';
import { PLACEHOLDER_PUSH_KEY } from '@/shared/config/push';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { profileRoute } from '@/shared/routing/routes';

/** The row of the profile is tapped: the only thing that ever asks for messages. Rule: docs/behaviour.md#push */
export const pushClicked = createEvent();

const readStateFx = attach({ effect: readPushStateFx, mapParams: () => undefined });
const turnOffFx = attach({ effect: endPushFx, mapParams: () => undefined });
const turnOnFx = createEffect(async (): Promise<Exclude<PushAnswer, object> | 'on'> => {
  const answer = await askForPushFx(PLACEHOLDER_PUSH_KEY);
  if (typeof answer === 'string') return answer;
  const { endpoint = '', expirationTime = null, keys = {} } = answer;
  try {
    await subscribePushFx({ body: { endpoint, expirationTime, keys } });
  } catch (error) {
    // Without the server's knowledge the subscription would never bring a message.
    await endPushFx();
    throw error;
  }
  return 'on';
});

const $push = createStore<PushState | null>(null)
  .on(readStateFx.doneData, (_, state) => state)
  .on(turnOnFx.doneData, (_, answer) => (answer === 'dismissed' ? 'off' : answer))
  .on([turnOffFx.done, turnOnFx.fail], () => 'off');

/** Where the app has a worker: the state of the messages on this device; null elsewhere, and until it is known. */
export const $pushState = combine($push, $environment, (state, { hasServiceWorker }) =>
  hasServiceWorker ? state : null,
);

export const pushTurnedOn = turnOnFx.doneData.filter({ fn: (answer) => answer === 'on' });
/** The browser refuses the messages, or cannot show any. */
export const pushRefused = turnOnFx.doneData.filterMap((answer) =>
  answer === 'blocked' || answer === 'unsupported' ? answer : undefined,
);
export const pushFailed = turnOnFx.fail;

const $isBusy = combine(turnOnFx.pending, turnOffFx.pending, (isAsking, isEnding) => {
  return isAsking || isEnding;
});

sample({
  clock: profileRoute.visited,
  source: $environment,
  filter: ({ hasServiceWorker }) => hasServiceWorker,
  fn: () => undefined,
  target: readStateFx,
});
const accepted = sample({
  clock: pushClicked,
  source: $push,
  filter: $isBusy.map((isBusy) => !isBusy),
});
sample({ clock: accepted, filter: (state) => state === 'on', target: turnOffFx });
sample({
  clock: accepted,
  filter: (state) => state !== 'on',
  fn: () => undefined,
  target: turnOnFx,
});
// The messages of the user who leaves must not reach the next one, also if they left before this model was loaded.
const leftBefore = sample({
  clock: pageModelsStarted,
  filter: $sessionsEnded.map((count) => count > 0),
});
sample({ clock: [sessionEnded, leftBefore], target: turnOffFx });
