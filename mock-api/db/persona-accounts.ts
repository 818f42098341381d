import { personaPassword, personas, type Persona } from '@fixtures/users/personas';

import { transactionTitles } from '../messages';
import { newAccount, type Account, type LibraryEntry } from './account';

const DAY_MS = 86_400_000;
/** The id of a subscription that ended before the persona's current one. */
const earlierSubscription = 1;
const firstSubscription = 2;

function owned(audioBookId: number): LibraryEntry {
  return {
    audioBookId,
    acquiredBy: 'purchase',
    subscriptionId: null,
    startedAt: null,
    finishedAt: null,
  };
}

function borrowed(audioBookId: number): LibraryEntry {
  return {
    ...owned(audioBookId),
    acquiredBy: 'subscription',
    subscriptionId: earlierSubscription,
  };
}

function subscriptionOf({ subscription }: Persona, now: number): Account['subscription'] {
  if (!subscription) return null;
  const { planId, endsInDays, quotaLeft, intervalQuotaLeft } = subscription;
  const intervalStartedAt = now - DAY_MS;
  const endsAt = now + endsInDays * DAY_MS;
  return {
    id: firstSubscription,
    planId,
    startedAt: Math.min(intervalStartedAt, endsAt - DAY_MS),
    endsAt,
    quotaLeft,
    intervalQuotaLeft,
    intervalStartedAt,
  };
}

/** Of the bought titles, a third is finished and a third not started. */
function libraryOf(persona: Persona, now: number): LibraryEntry[] {
  const { library, previouslyBorrowed } = persona;
  const owns = library.map((id, index) => ({
    ...owned(id),
    startedAt: index % 3 === 0 ? null : now - DAY_MS,
    finishedAt: index % 3 === 2 ? now - DAY_MS : null,
  }));
  return [...previouslyBorrowed.map(borrowed), ...owns];
}

/** The category of a wish; its id is its place from 1 on. */
function categoryOf({ wishCategories }: Persona, productId: number): number | null {
  const index = wishCategories.findIndex(({ productIds }) => productIds.includes(productId));
  return index < 0 ? null : index + 1;
}

function accountOf(persona: Persona, now: number): Account {
  const { mobile, firstName, lastName, email, balance, archived, wishlist, wishCategories } =
    persona;
  return {
    ...newAccount(mobile, mobile),
    firstName,
    lastName,
    email,
    password: personaPassword,
    balance,
    subscription: subscriptionOf(persona, now),
    library: libraryOf(persona, now),
    archived: [...archived],
    wishlist: wishlist.map((productId) => ({
      productId,
      categoryId: categoryOf(persona, productId),
    })),
    wishlistCategories: wishCategories.map(({ title }, index) => ({ id: index + 1, title })),
    transactions:
      balance > 0 ? [{ id: 1, title: transactionTitles.opening, amount: balance, at: now }] : [],
  };
}

/** The initial accounts by id: docs/api.md#personas. `now` in epoch milliseconds. */
export function personaAccounts(now: number): Record<string, Account> {
  return Object.fromEntries(
    personas.map((persona) => [persona.mobile, accountOf(persona, now)] as const),
  );
}
