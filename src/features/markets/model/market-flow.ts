import { createEffect, createEvent, createStore, merge, sample } from 'effector';

import { $user, loggedOut } from '@/entities/session/model';
import { marketStatuses } from '@/shared/api/contract/codes';
import { contractBroken } from '@/shared/api/contract-broken';
import { callNativeFx } from '@/shared/bridge/call-native';
import { appResumed, marketPurchaseResultReceived } from '@/shared/bridge/native-events';
import { createTimer } from '@/shared/browser/create-timer';
import { NATIVE_ANSWER_MS } from '@/shared/config/purchase';
import type { PendingMarketPurchase } from '@/shared/storage/market-purchase-key';

import { answerOf } from '../lib/answer-of';
import { developerPayloadOf, type MarketItem } from '../lib/developer-payload';
import { marketNoticeRaised } from './notice';
import {
  $pending,
  pendingRestoreRequested,
  purchaseSettled,
  sheetOpened,
  sheetPaid,
} from './pending';
import { statusSent } from './status';
import { $taken, validateFx } from './validation';

/** Restores the purchases of an earlier visit and validates the paid ones; fired once per visit. */
export const earlierPurchasesRequested = createEvent();
/** The user buys a package of credit or a subscription in the app market. */
export const marketPurchaseRequested = createEvent<MarketItem>();

/** `sheet`: the market's sheet is open; `validating`: paid, and the server checks the purchase. */
export const $marketStage = createStore<'idle' | 'sheet' | 'validating'>('idle');

const openSheetFx = createEffect((sheet: PendingMarketPurchase) =>
  callNativeFx({
    method: 'marketPurchase',
    args: { productId: sheet.productId, developerPayload: sheet.developerPayload },
  }),
);

sample({ clock: earlierPurchasesRequested, target: pendingRestoreRequested });

// One purchase at a time, and only for a signed-in user, because a payment needs an owner.
sample({
  clock: sample({
    clock: marketPurchaseRequested,
    source: { stage: $marketStage, user: $user },
    fn: ({ stage, user }, item) => ({ item, owner: stage === 'idle' ? user?.sub : undefined }),
  }).filterMap(({ item, owner }) => (owner === undefined ? undefined : sheetFor(item, owner))),
  target: openSheetFx,
});
sample({
  clock: openSheetFx.done.filterMap(({ params, result }) => (result.ok ? params : undefined)),
  target: sheetOpened,
});
sample({
  clock: openSheetFx.doneData.filterMap((result) => (result.ok ? undefined : result.code)),
  fn: (code) => {
    if (code === 'unsupported') return { kind: 'noMarket' as const };
    return code === 'busy' ? { kind: 'busy' as const } : { kind: 'failed' as const, text: null };
  },
  target: marketNoticeRaised,
});

const answered = sample({
  clock: marketPurchaseResultReceived,
  source: { pending: $pending, user: $user, taken: $taken },
  fn: ({ pending, user, taken }, result) =>
    answerOf(result, { pending, owner: user?.sub ?? null, taken }),
});

const purchased = answered.filterMap((answer) =>
  answer.kind === 'purchased' ? answer : undefined,
);
sample({ clock: purchased, target: sheetPaid });
sample({
  clock: purchased,
  fn: ({ paid }) => ({
    status: marketStatuses.accepted,
    developerPayload: paid.developerPayload,
  }),
  target: statusSent,
});
sample({ clock: purchased, fn: ({ paid }) => paid, target: validateFx });

const ended = answered.filterMap((answer) => (answer.kind === 'ended' ? answer : undefined));
sample({ clock: ended, fn: ({ sheet }) => sheet, target: purchaseSettled });
sample({
  clock: ended.filterMap(({ result, sheet }) =>
    result === 'failed'
      ? undefined
      : { status: marketStatuses[result], developerPayload: sheet.developerPayload },
  ),
  target: statusSent,
});
sample({
  clock: ended.filterMap(({ result, text }) => {
    if (result === 'cancelled') return undefined;
    return result === 'failed' ? { kind: result, text } : { kind: result };
  }),
  target: marketNoticeRaised,
});

// Report it: without a token the server has nothing to check.
const malformed = answered.filterMap((answer) =>
  answer.kind === 'malformed' ? answer : undefined,
);
sample({
  clock: malformed,
  fn: ({ sheet }) =>
    `marketPurchaseResult: ${sheet ? 'purchased without a token' : 'unreadable developerPayload'}`,
  target: contractBroken,
});
const unproven = malformed.filterMap(({ sheet }) => sheet ?? undefined);
sample({ clock: unproven, target: purchaseSettled });
sample({
  clock: unproven,
  fn: () => ({ kind: 'failed' as const, text: null }),
  target: marketNoticeRaised,
});

// The user is back in the app without an answer: allow another sheet. A late answer still counts.
const answerTimer = createTimer(NATIVE_ANSWER_MS);
sample({
  clock: appResumed,
  filter: $marketStage.map((stage) => stage === 'sheet'),
  target: answerTimer.started,
});
// The return was from an earlier sheet.
sample({ clock: sheetOpened, target: answerTimer.stopped });
const unanswered = sample({
  clock: answerTimer.passed,
  filter: $marketStage.map((stage) => stage === 'sheet'),
});

$marketStage
  .on(sheetOpened, () => 'sheet')
  .on(purchased, () => 'validating')
  .reset(merge([ended, unproven, unanswered, validateFx.finally]), loggedOut);

/** A market product has the id of our package or plan. */
function sheetFor(item: MarketItem, owner: string): PendingMarketPurchase {
  return {
    owner,
    developerPayload: developerPayloadOf(item),
    productId: String(item.value),
    purchaseToken: null,
    orderId: null,
  };
}
