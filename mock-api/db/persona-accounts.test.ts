import { expect, it } from 'vitest';

import { personas } from '@fixtures/users/personas';

import { personaAccounts } from './persona-accounts';

const now = Date.UTC(2026, 10, 21, 12);

it('begins each subscription before its end and before now, also one that has ended', () => {
  const accounts = Object.values(personaAccounts(now));
  const subscriptions = accounts.flatMap(({ subscription }) => subscription ?? []);
  expect(subscriptions).toHaveLength(personas.filter((each) => each.subscription).length);
  for (const { startedAt, intervalStartedAt, endsAt } of subscriptions) {
    expect(startedAt).toBeLessThan(Math.min(endsAt, now));
    expect(startedAt).toBeLessThanOrEqual(intervalStartedAt);
  }
  expect(subscriptions.some(({ endsAt }) => endsAt < now)).toBe(true);
});

it('lends the titles that were borrowed before by none of the present subscriptions', () => {
  for (const { library, subscription } of Object.values(personaAccounts(now)))
    for (const { acquiredBy, subscriptionId } of library) {
      if (acquiredBy === 'subscription') expect(subscriptionId).not.toBe(subscription?.id);
      else expect(subscriptionId).toBeNull();
    }
});
