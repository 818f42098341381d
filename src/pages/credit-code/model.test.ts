import { allSettled } from 'effector';
import { describe, expect, it, test } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { notificationRequested } from '@/features/notifications/model';
import { httpError } from '@/shared/api/errors';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { credit as texts } from '@/shared/i18n/fa/credit';
import { formatToman } from '@/shared/i18n/format';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { savedSession, someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import {
  $creditCodeContinuation,
  $creditCodeProblem,
  $creditCodeText,
  $isCreditCodeSending,
  $redeemedBalance,
  anotherCodeClicked,
  creditCodeSubmitted,
  creditCodeTyped,
} from './model';

const redeem = 'POST /api/credit/redeem';
const page = { routeId: 'credit-code', path: '/credit-code' };

async function open(answer: unknown) {
  const test = await createTestScope({
    storage: savedSession(),
    answers: { [redeem]: answer, 'POST /api/wishlist/items/ids': [] },
  });
  const { scope, router } = test;
  await allSettled(sessionRestoreRequested, { scope });
  router.visit(page);
  const submit = async (code: string) => {
    await allSettled(creditCodeTyped, { scope, params: code });
    await allSettled(creditCodeSubmitted, { scope });
  };
  const sent = () => test.requests.filter(({ url }) => url.includes('redeem'));
  return { ...test, submit, sent };
}

const failWith = (status: number) => () => {
  throw httpError(status, '', { message: 'Server text' });
};

describe('a credit code', () => {
  it('is sent, empties the field and shows the new balance', async () => {
    const { scope, submit, sent } = await open({ balance: 500_000 });
    await submit(' abc ');
    expect(sent().map(({ body }) => body)).toEqual([{ code: 'ABC' }]);
    expect(scope.getState($creditCodeText)).toBe('');
    expect(scope.getState($redeemedBalance)).toBe(500_000);
    expect(scope.getState($creditCodeProblem)).toBeNull();
  });

  it('is not sent while the field is empty', async () => {
    const { scope, submit, sent } = await open({ balance: 1 });
    await submit('   ');
    expect(sent()).toEqual([]);
    expect(scope.getState($creditCodeProblem)).toEqual({ at: 'code', text: texts.codeMissing });
  });

  it('is sent once, however often the button is pressed meanwhile', async () => {
    const held = heldAnswer<unknown>();
    const { scope, sent } = await open(held.answer);
    await allSettled(creditCodeTyped, { scope, params: 'abc' });
    void allSettled(creditCodeSubmitted, { scope });
    void allSettled(creditCodeSubmitted, { scope });
    expect(scope.getState($isCreditCodeSending)).toBe(true);
    expect(scope.getState($creditCodeProblem)).toBeNull();
    void allSettled(creditCodeTyped, { scope, params: '' });
    void allSettled(creditCodeSubmitted, { scope });
    expect(scope.getState($creditCodeProblem)).toBeNull();
    held.give({ balance: 1 });
    await allSettled(scope);
    expect(sent()).toHaveLength(1);
    expect(scope.getState($isCreditCodeSending)).toBe(false);
  });

  test.each([
    [404, 'code', texts.codeUnknown],
    [409, 'code', texts.codeUsed],
    [399, 'call', 'Server text'],
    [400, 'code', 'Server text'],
    [422, 'code', 'Server text'],
    [500, 'call', 'Server text'],
  ])('that the server refuses with %i keeps the text and says why', async (status, at, text) => {
    const { scope, submit } = await open(failWith(status));
    await submit('abc');
    expect(scope.getState($creditCodeText)).toBe('abc');
    expect(scope.getState($redeemedBalance)).toBeNull();
    const problem = scope.getState($creditCodeProblem);
    expect(problem?.at).toBe(at);
    if (status < 500) expect(problem?.text).toBe(text);
  });

  test.each([
    ['typing', creditCodeTyped.prepend(() => 'b')],
    ['asking for another code', anotherCodeClicked],
    ['a sign-out', sessionEnded],
  ])('has no problem any more after %s', async (_name, unit) => {
    const { scope, submit } = await open(failWith(404));
    await submit('abc');
    await allSettled(unit, { scope });
    expect(scope.getState($creditCodeProblem)).toBeNull();
  });

  it('that was sent without a connection has no wrong field', async () => {
    const { scope, submit } = await open(() => {
      throw { kind: 'network' };
    });
    await submit('abc');
    expect(scope.getState($creditCodeProblem)?.at).toBe('call');
  });

  it.each([
    ['a lost answer', () => ({ kind: 'network' }), texts.codeMaybeRedeemed],
    ['an answer that cannot be read', () => httpError(502, '', null), texts.codeMaybeRedeemed],
    ['a request that was not sent', () => ({ kind: 'offline' }), texts.codeUsed],
    ['a refusal', () => httpError(429, '', null), texts.codeUsed],
  ])('that is used after %s is told to be used, maybe by that try', async (_name, error, text) => {
    const answers = [error(), httpError(409, '', null), httpError(409, '', null)];
    const { scope, submit } = await open(() => {
      throw answers.shift();
    });
    await submit('abc');
    await submit('ABC');
    expect(scope.getState($creditCodeProblem)).toEqual({ at: 'code', text });
    await submit('other');
    expect(scope.getState($creditCodeProblem)?.text).toBe(texts.codeUsed);
  });

  it('that the user before has sent is not theirs', async () => {
    const answers = [{ kind: 'network' }, httpError(409, '', null)];
    const { scope, submit } = await open(() => {
      throw answers.shift();
    });
    await submit('abc');
    await allSettled(sessionEnded, { scope });
    await allSettled(tokensChanged, { scope, params: someTokens() });
    await submit('abc');
    expect(scope.getState($creditCodeProblem)?.text).toBe(texts.codeUsed);
  });

  it('whose user signed out meanwhile has no problem', async () => {
    const held = heldAnswer<unknown>();
    const { scope } = await open(held.answer);
    await allSettled(creditCodeTyped, { scope, params: 'abc' });
    void allSettled(creditCodeSubmitted, { scope });
    void allSettled(sessionEnded, { scope });
    held.fail(httpError(404, '', null));
    await allSettled(scope);
    expect(scope.getState($creditCodeProblem)).toBeNull();
  });

  it('leads back to the purchase that needs the credit', async () => {
    const { scope, router } = await open(null);
    expect(scope.getState($creditCodeContinuation)).toBeNull();
    router.visit({ ...page, search: '?returnUrl=/app-checkout/book-1001' });
    expect(scope.getState($creditCodeContinuation)).toBe('/app-checkout/book-1001');
  });

  describe('whose answer comes on another page', () => {
    async function leave() {
      const held = heldAnswer<unknown>();
      const test = await open(held.answer);
      const notices = watchCalls(notificationRequested, test.scope);
      await allSettled(creditCodeTyped, { scope: test.scope, params: 'abc' });
      void allSettled(creditCodeSubmitted, { scope: test.scope });
      test.router.visit({ routeId: 'shop', path: '/' });
      const comeBack = async () => {
        await allSettled(test.scope);
        test.router.visit(page);
      };
      return { ...test, held, notices, comeBack };
    }

    it('tells the new balance there, and not on the next visit', async () => {
      const { scope, held, notices, comeBack } = await leave();
      held.give({ balance: 500_000 });
      await comeBack();
      const text = `${texts.redeemed} ${texts.newBalance(formatToman(500_000))}`;
      expect(notices).toEqual([{ kind: 'info', text }]);
      expect(scope.getState($redeemedBalance)).toBeNull();
    });

    it('tells there why it was refused, and keeps it for the next visit', async () => {
      const { scope, held, notices, comeBack } = await leave();
      held.fail(httpError(404, '', null));
      await comeBack();
      expect(notices).toEqual([{ kind: 'error', text: texts.codeUnknown }]);
      expect(scope.getState($creditCodeProblem)).toBeNull();
      expect(scope.getState($creditCodeText)).toBe('abc');
    });

    it('is told by the page alone where the user has come back to it', async () => {
      const { scope, router, held, notices } = await leave();
      router.visit(page);
      held.give({ balance: 500_000 });
      await allSettled(scope);
      expect(scope.getState($redeemedBalance)).toBe(500_000);
      expect(notices).toEqual([]);
    });

    it('tells nothing to the next user', async () => {
      const { scope, held, notices, comeBack } = await leave();
      void allSettled(sessionEnded, { scope });
      held.fail(httpError(404, '', null));
      await comeBack();
      expect(notices).toEqual([]);
    });
  });

  it('shows no old balance on the next visit or to the next user', async () => {
    const first = await open({ balance: 500_000 });
    await first.submit('abc');
    first.router.visit({ routeId: 'shop', path: '/' });
    expect(first.scope.getState($redeemedBalance)).toBeNull();

    const second = await open({ balance: 500_000 });
    await second.submit('abc');
    await allSettled(creditCodeTyped, { scope: second.scope, params: 'secret' });
    await allSettled(sessionEnded, { scope: second.scope });
    expect(second.scope.getState($redeemedBalance)).toBeNull();
    expect(second.scope.getState($creditCodeText)).toBe('');
  });
});
