import type { Effect } from 'effector';
import { inspect } from 'effector/inspect';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Operation } from '@/shared/api/contract/operation';
import { changeEmailFx, changePasswordFx, saveProfileFx } from '@/shared/api/endpoints/account';
import { rateAudiobookFx, unrateAudiobookFx } from '@/shared/api/endpoints/audiobooks';
import {
  addCommentFx,
  deleteCommentFx,
  editCommentFx,
  likeCommentFx,
  reportCommentFx,
  unlikeCommentFx,
} from '@/shared/api/endpoints/comments';
import { redeemCreditCodeFx } from '@/shared/api/endpoints/credit';
import { archiveBookFx, unarchiveBookFx } from '@/shared/api/endpoints/library';
import { directPurchaseFx, validateMarketPurchaseFx } from '@/shared/api/endpoints/markets';
import { orderWithoutPaymentFx, processWithCreditFx } from '@/shared/api/endpoints/orders';
import { consumeSubscriptionFx } from '@/shared/api/endpoints/subscription';
import {
  addWishCategoryFx,
  addWishFx,
  moveWishFx,
  removeFromWishCategoryFx,
  removeWishCategoryFx,
  removeWishFx,
  renameWishCategoryFx,
} from '@/shared/api/endpoints/wishlist';
import { httpError, type ApiError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';
import { createMockAnswers } from '@/testing/mock-answers';
import { pageVisits } from '@/testing/page-visits';
import { startApp } from '@/testing/start-app';

import './entry-models';
import './page-models';

const now = Date.UTC(2026, 10, 21, 12);
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

/** What counts requests and time, which a refused change does as well. */
const counters = ['$newest', '$now'];

/** The app of a listener who has opened every page, so that it knows what there is to know. */
async function startKnowing() {
  const { options } = await createMockAnswers('collector', now);
  const ofMock = options.answers as Readonly<Record<string, (request: ApiRequest) => unknown>>;
  let isRefused: (request: ApiRequest) => boolean = () => false;
  const answer = (request: ApiRequest) => {
    if (isRefused(request)) throw httpError(500, '', null);
    return ofMock[request.url]?.(request);
  };
  const app = await startApp({ ...options, answers: new Proxy({}, { get: () => answer }) });
  const values = new Map<string, unknown>();
  inspect({
    scope: app.scope,
    fn: ({ type, kind, id, name = '', value, meta }) => {
      if (type !== 'update' || kind !== 'store' || meta['derived'] === 1) return;
      if (!name.endsWith('.inFlight') && !counters.includes(name))
        values.set(`${name} ${id}`, value);
    },
  });
  for (const { routeId, path, params, search } of pageVisits) {
    app.router.visit({ routeId, path, ...(params && { params }), ...(search && { search }) });
    await vi.dynamicImportSettled();
    await app.pass(2000);
  }
  return { ...app, values, refuse: (refused: typeof isRefused) => void (isRefused = refused) };
}
type KnowingApp = Awaited<ReturnType<typeof startKnowing>>;

const aBook = { params: { id: 1001 }, body: {} };
const aComment = { params: { id: 1001, commentId: 1 } };
const words = { text: 'Words', rate: 5 } as const;

const change = <P, R>(id: string, effect: Effect<P, R, ApiError>, params: NoInfer<P>) => ({
  id,
  make: ({ fire }: KnowingApp) => fire(effect, params, 5000),
});
const changes = [
  change('saveProfile', saveProfileFx, { body: { firstName: 'Other' } }),
  change('changeEmail', changeEmailFx, { body: { email: 'other@example.com' } }),
  change('changePassword', changePasswordFx, { body: { oldPassword: 'old', newPassword: 'new' } }),
  change('rateAudiobook', rateAudiobookFx, { body: { audioBookId: 1001, rate: 1 } }),
  change('unrateAudiobook', unrateAudiobookFx, { params: { id: 1001 } }),
  change('addComment', addCommentFx, { params: { id: 1001 }, body: words }),
  change('editComment', editCommentFx, { ...aComment, body: words }),
  change('deleteComment', deleteCommentFx, aComment),
  change('likeComment', likeCommentFx, aComment),
  change('unlikeComment', unlikeCommentFx, aComment),
  change('reportComment', reportCommentFx, { ...aComment, body: { reason: 'spam' } }),
  change('redeemCreditCode', redeemCreditCodeFx, { body: { code: 'NOROOZ' } }),
  change('archiveBook', archiveBookFx, aBook),
  change('unarchiveBook', unarchiveBookFx, aBook),
  change('directPurchase', directPurchaseFx, {
    body: { productId: 9063, libraryTransitionType: 1 },
  }),
  change('validateMarketPurchase', validateMarketPurchaseFx, {
    body: { developerPayload: '1@credit', productId: 'credit-1', purchaseToken: 'token' },
  }),
  change('orderWithoutPayment', orderWithoutPaymentFx, { query: { productId: 9063 }, body: {} }),
  change('processWithCredit', processWithCreditFx, { body: { productId: 9063 } }),
  change('consumeSubscription', consumeSubscriptionFx, aBook),
  change('addWish', addWishFx, { body: { productId: 1030 } }),
  change('removeWish', removeWishFx, { body: { productId: 1001 } }),
  change('moveWish', moveWishFx, { body: { productId: 1001, fromCategoryId: 1, toCategoryId: 2 } }),
  change('addWishCategory', addWishCategoryFx, { body: { title: 'Other' } }),
  change('renameWishCategory', renameWishCategoryFx, { body: { categoryId: 1, title: 'Other' } }),
  change('removeWishCategory', removeWishCategoryFx, { body: { categoryId: 1 } }),
  change('removeFromWishCategory', removeFromWishCategoryFx, {
    body: { productId: 1001, categoryId: 1 },
  }),
];

it.each(changes)('knows the same after $id was refused', async ({ make }) => {
  const app = await startKnowing();
  const { requests, refuse, values } = app;
  const before = new Map(values);
  const sent = requests.length;
  expect(before.size).toBeGreaterThan(50);
  refuse((request) => request === requests[sent]);
  await make(app);
  expect(requests.length).toBeGreaterThan(sent);
  expect(values).toEqual(before);
});

const contract = import.meta.glob<Record<string, unknown>>(
  ['/src/shared/api/contract/*.ts', '!**/*.test.ts'],
  { eager: true },
);
/** They only read, although they are sent by POST. */
const others = ['getLibraryState', 'getWishlist', 'getWishCategories'];

it('has every call by which a user changes something', () => {
  const calls = Object.values(contract).flatMap((module) =>
    Object.values(module).filter(
      (value): value is Operation =>
        typeof value === 'object' && value !== null && 'method' in value && 'access' in value,
    ),
  );
  const byUsers = calls.filter(({ method, access }) => method !== 'GET' && access === 'user');
  const known = new Set([...others, ...changes.map(({ id }) => id)]);
  expect(byUsers.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
});
