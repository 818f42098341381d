import { expect, it } from 'vitest';

import { aBookCard } from '@/testing/api-fixtures';

import { bestToHear, worksOf } from './works-of';

const sara = { id: 7, firstName: 'Sara', lastName: '' };
const written = aBookCard({ audioBookId: 1, authors: [sara], narrators: [], rate: 5 });
const narrated = aBookCard({ audioBookId: 2, authors: [], narrators: [sara], rate: 3 });
const both = aBookCard({ audioBookId: 3, authors: [sara], narrators: [sara], rate: 4 });
const works = worksOf({ id: 7, works: [written, narrated, both] });
const ids = (titles: readonly { audioBookId: number }[]) =>
  titles.map(({ audioBookId }) => audioBookId);

it('parts what a person wrote and narrated', () => {
  expect(ids(works.written)).toEqual([1, 3]);
  expect(ids(works.narrated)).toEqual([2, 3]);
});

it('finds the best rated title that the person narrates, else that they wrote', () => {
  expect(bestToHear(works)).toBe(both);
  expect(bestToHear({ ...works, narrated: [] })).toBe(written);
  expect(bestToHear({ written: [], narrated: [] })).toBeNull();
});

it('takes the first of several that are rated alike', () => {
  expect(bestToHear({ written: [], narrated: [both, { ...both, audioBookId: 4 }] })).toBe(both);
});
