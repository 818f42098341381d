import { attach, combine, createEvent, createStore, sample } from 'effector';

import { loggedOut } from '@/entities/session/model';
import { notificationRequested } from '@/features/notifications/model';
import { redeemCreditCodeFx } from '@/shared/api/endpoints/credit';
import { errorText } from '@/shared/api/error-text';
import { isHttpError, loggedOutError, type ApiError } from '@/shared/api/errors';
import { credit as texts } from '@/shared/i18n/fa/credit';
import { formatToman } from '@/shared/i18n/format';
import { creditCodeRoute } from '@/shared/routing/routes';
import { continuationOf } from '@/shared/routing/continuation';

import { readCode } from './lib/read-code';

export const creditCodeTyped = createEvent<string>();
export const creditCodeSubmitted = createEvent();
/** After a success, the user wants to enter another code. */
export const anotherCodeClicked = createEvent();

interface Problem {
  /** `code`: the typed code is wrong, shown at its field; `call`: the request failed. */
  readonly at: 'code' | 'call';
  readonly text: string;
}

const redeemFx = attach({
  effect: redeemCreditCodeFx,
  mapParams: (code: string) => ({ body: { code } }),
});

export const $creditCodeText = createStore('')
  .on(creditCodeTyped, (_, typed) => typed)
  .reset(redeemFx.done, loggedOut);
export const $isCreditCodeSending = redeemFx.pending;
/** The code whose answer was lost: the server may have accepted it. */
const $unsettledCode = createStore<string | null>(null)
  .on(redeemFx.fail, (known, { params, error }) => (isAnswerLost(error) ? params : known))
  .reset(loggedOut);
const { $isOpened } = creditCodeRoute;
const balanceRaised = redeemFx.doneData.map(({ balance }) => balance);
const refused = sample({
  clock: redeemFx.fail,
  source: $unsettledCode,
  filter: (_, { error }) => error !== loggedOutError,
  fn: (unsettled, { params, error }) => problemOf(error, params === unsettled),
});
/** The new balance in rial after a code was accepted; null before. */
export const $redeemedBalance = createStore<number | null>(null)
  .on(sample({ clock: balanceRaised, filter: $isOpened }), (_, balance) => balance)
  .reset(anotherCodeClicked, loggedOut, creditCodeRoute.closed);
/** The current problem. */
export const $creditCodeProblem = createStore<Problem | null>(null)
  .on(sample({ clock: refused, filter: $isOpened }), (_, problem) => problem)
  .reset(creditCodeTyped, redeemFx, anotherCodeClicked, loggedOut, creditCodeRoute.closed);
/** The address of the purchase that needs the credit; null without one. */
export const $creditCodeContinuation = creditCodeRoute.$visit.map((visit) =>
  continuationOf(visit?.query['returnUrl']),
);

const $code = $creditCodeText.map(readCode);
const $isIdle = redeemFx.pending.map((isPending) => !isPending);
sample({
  clock: creditCodeSubmitted,
  source: $code,
  filter: combine($code, $isIdle, (code, isIdle) => isIdle && code !== ''),
  target: redeemFx,
});
sample({
  clock: creditCodeSubmitted,
  filter: combine($code, $isIdle, (code, isIdle) => isIdle && code === ''),
  fn: (): Problem => ({ at: 'code', text: texts.codeMissing }),
  target: $creditCodeProblem,
});

// A user on another page gets a notification.
sample({
  clock: [
    balanceRaised.map((balance) => ({
      kind: 'info' as const,
      text: `${texts.redeemed} ${texts.newBalance(formatToman(balance))}`,
    })),
    refused.map(({ text }) => ({ kind: 'error' as const, text })),
  ],
  filter: $isOpened.map((isOpened) => !isOpened),
  target: notificationRequested,
});

function problemOf(error: ApiError, isUnsettled: boolean): Problem {
  if (isHttpError(error, 404)) return { at: 'code', text: texts.codeUnknown };
  if (isHttpError(error, 409))
    return { at: 'code', text: isUnsettled ? texts.codeMaybeRedeemed : texts.codeUsed };
  return { at: isRefusal(error) ? 'code' : 'call', text: errorText(error) };
}

function isRefusal(error: ApiError): boolean {
  return error.kind === 'http' && error.status >= 400 && error.status < 500;
}

/** Whether the code was sent, and nobody knows what became of it. */
function isAnswerLost(error: ApiError): boolean {
  return error.kind !== 'offline' && error !== loggedOutError && !isRefusal(error);
}
