import { describe, expect, it } from 'vitest';

import type { Plan } from '@/shared/api/contract/subscription';

import { comparePlans } from './compare-plans';

const aPlan = (changes: Partial<Plan>): Plan => ({
  planId: 1,
  title: 'Month',
  description: '',
  days: 30,
  quota: 4,
  intervalDays: 7,
  intervalQuota: 1,
  price: 1_490_000,
  priceBefore: null,
  ...changes,
});
const month = aPlan({});
const season = aPlan({ planId: 2, title: 'Season', days: 90, quota: 15, price: 3_490_000 });
const half = aPlan({ planId: 3, title: 'Half', days: 180, quota: 36, price: 5_990_000 });
const year = aPlan({ planId: 4, title: 'Year', days: 365, quota: 100, price: 9_900_000 });
const namesOf = (plans: readonly Plan[]) =>
  comparePlans(plans)
    .filter(({ isRecommended }) => isRecommended)
    .map(({ plan }) => plan.title);

describe('the compared plans', () => {
  it('say the price of a title, and what it saves against the shortest plan', () => {
    const compared = comparePlans([month, season, half, year]);
    expect(compared.map(({ perBook }) => perBook)).toEqual([373_000, 233_000, 166_000, 99_000]);
    expect(compared.map(({ saving }) => saving)).toEqual([
      null,
      { rial: 140_000, than: 'Month' },
      { rial: 207_000, than: 'Month' },
      { rial: 274_000, than: 'Month' },
    ]);
  });

  it('keep the order of the server, and compare by length all the same', () => {
    const compared = comparePlans([year, month, season]);
    expect(compared.map(({ plan }) => plan)).toEqual([year, month, season]);
    expect(compared.map(({ saving }) => saving?.than ?? null)).toEqual(['Month', null, 'Month']);
    expect(namesOf([year, month, season])).toEqual(['Season']);
  });

  it('save nothing where a longer plan is dearer by the title', () => {
    const dear = aPlan({ planId: 5, title: 'Dear', days: 90, quota: 2, price: 3_490_000 });
    expect(comparePlans([month, dear]).map(({ saving }) => saving)).toEqual([null, null]);
    expect(namesOf([month, dear])).toEqual([]);
  });

  it('leave out what a plan without a quota or a price does not tell', () => {
    const open = aPlan({ planId: 6, days: 10, quota: 0 });
    const gift = aPlan({ planId: 7, days: 10, price: 0 });
    const compared = comparePlans([open, gift, month, season]);
    expect(compared.map(({ perBook }) => perBook)).toEqual([null, null, 373_000, 233_000]);
    expect(compared.at(-1)?.saving?.than).toBe('Month');
  });
});

describe('the recommended plan', () => {
  it('is the one with the largest step, and only one', () => {
    expect(namesOf([month, season, half, year])).toEqual(['Season']);
    const cheapYear = aPlan({ planId: 4, title: 'Year', days: 365, quota: 200, price: 200_000 });
    expect(namesOf([month, season, half, cheapYear])).toEqual(['Year']);
  });

  it('is the shorter of two equal steps', () => {
    const plans = [300, 200, 100].map((perBook, index) =>
      aPlan({
        planId: index,
        title: `${index}`,
        days: 30 * (index + 1),
        quota: 1,
        price: perBook * 1000,
      }),
    );
    expect(namesOf(plans)).toEqual(['1']);
  });

  it('does not exist without a choice', () => {
    expect(namesOf([month])).toEqual([]);
    expect(namesOf([])).toEqual([]);
  });
});
