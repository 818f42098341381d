import { allSettled, type EventCallable } from 'effector';
import { beforeAll, expect, it } from 'vitest';

import { productIdOf } from '@fixtures/catalog/ids';
import { galleryId } from '@fixtures/library-states/gallery';
import { createTestApi } from '@mock-api/testing/create-test-api';
import { httpError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';
import { aPurchaseBook, createPurchaseScope } from '@/testing/purchase-fixtures';

import { mainButtonClicked, subscriptionButtonClicked } from './buttons';
import { popUpRequested } from './library-state';
import { confirmPurchaseClicked } from './markets-dialog';
import { popUpDismissed } from './pop-up';

/** CHAOS_PURCHASES=1000 is the whole storm; every run has a part of it. */
const PURCHASES = Number(process.env['CHAOS_PURCHASES'] ?? 120);
/** Rounds with a faulty network before the last, healthy one. */
const TROUBLED_ROUNDS = 3;

/** How each kind of book is got; gallery books, whose state is the same for everybody. */
const kinds = [
  { name: 'free', id: galleryId(2, 0), click: mainButtonClicked },
  { name: 'free, to be played', id: galleryId(2, 3), click: subscriptionButtonClicked },
  { name: 'by subscription', id: galleryId(5, 4), click: mainButtonClicked },
  { name: 'by the other button', id: galleryId(3, 4), click: subscriptionButtonClicked },
  { name: 'lent before', id: galleryId(3, 6), click: subscriptionButtonClicked },
  { name: 'from the credit', id: galleryId(6, 1), click: mainButtonClicked },
] as const;

/** A random number from 0 to 1 that the seed decides. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const isOrder = (path: string) => /nopayment|consume|direct-purchase/.test(path);
const seed = Number(process.env['FC_SEED'] ?? 20_261_121);
const roll = dice(seed);

const api = createTestApi();
let token = '';
beforeAll(async () => {
  token = await api.signIn('spender');
});

/** A network that fails before or after the server acts, and counts the orders that reached the server. */
function troubledNetwork() {
  const network = { isTroubled: true, orders: 0, lost: 0 };
  const reach = async ({ method, url, body }: ApiRequest) => {
    const headers = { 'client-id': '2' };
    const answer = await api.send({ method, path: url, token, headers, body: body ?? {} });
    if (answer.status >= 400) throw httpError(answer.status, '', answer.json);
    return answer.json;
  };
  const spoil = () => (roll() < 0.5 ? { kind: 'network' as const } : httpError(503, '', null));
  const send = async (request: ApiRequest) => {
    const odds = isOrder(request.url) ? 0.3 : 0.15;
    if (network.isTroubled && roll() < odds) throw spoil();
    if (isOrder(request.url)) network.orders += 1;
    const body = await reach(request);
    if (network.isTroubled && roll() < odds) {
      network.lost += 1;
      throw spoil();
    }
    return body;
  };
  return { network, answers: new Proxy({}, { get: () => send }) };
}

/** Opens the book, clicks more often than needed, and waits until all is quiet. */
async function round(
  { scope }: Awaited<ReturnType<typeof createPurchaseScope>>,
  book: ReturnType<typeof aPurchaseBook>,
  click: EventCallable<void>,
) {
  await allSettled(popUpRequested, { scope, params: book });
  const clicks = 1 + Math.floor(roll() * 3);
  for (const unit of [click, confirmPurchaseClicked]) {
    const fired = Array.from({ length: clicks }, () => allSettled(unit, { scope }));
    await Promise.all(fired);
  }
  await allSettled(popUpDismissed, { scope });
}

async function purchase(kind: (typeof kinds)[number]) {
  await api.send({ method: 'POST', path: '/__mock/reset', body: { persona: 'spender' } });
  token = await api.signIn('spender');
  const { network, answers } = troubledNetwork();
  const audioBookId = kind.id;
  const book = aPurchaseBook({ audioBookId, productId: productIdOf(audioBookId) });
  const options = { answers, clientId: '2', skipsWaits: true, start: `/pdp/${audioBookId}` };
  // Two tabs of the same user.
  const tabs = await Promise.all([createPurchaseScope(options), createPurchaseScope(options)]);
  const both = () => Promise.all(tabs.map((tab) => round(tab, book, kind.click)));
  for (let turn = 0; turn < TROUBLED_ROUNDS; turn += 1) await both();
  network.isTroubled = false;
  await both();
  const { json } = await api.send({ path: '/__mock/state', token });
  const { library, balance } = json as { library: number[]; balance: number };
  return { ...network, owned: library.filter((id) => id === audioBookId).length, balance };
}

it(
  `${PURCHASES} purchases in a bad network make one order each (seed ${seed})`,
  { timeout: 400_000 },
  async () => {
    let lost = 0;
    for (let count = 0; count < PURCHASES; count += 1) {
      const kind = kinds[count % kinds.length] ?? kinds[0];
      const result = await purchase(kind);
      const price = kind.name === 'from the credit' ? 1_260_000 : 0;
      expect(result, `purchase ${count}: ${kind.name}`).toMatchObject({
        orders: 1,
        owned: 1,
        balance: 10_000_000 - price,
      });
      lost += result.lost;
    }
    // Some answers were lost after the server acted.
    expect(lost).toBeGreaterThan(PURCHASES / 10);
  },
);
