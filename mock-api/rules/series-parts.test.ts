import { expect, it } from 'vitest';

import { anAudiobook } from '@fixtures/catalog/anAudiobook';

import { createTestDb } from '../testing/create-test-db';
import { seriesPartsOf } from './series-parts';

const part = (audioBookId: number, publishedAt: string, seriesId = 1) =>
  anAudiobook({ audioBookId, publishedAt, seriesId });

it('has the parts of one series, the first published one first, of one day by their numbers', () => {
  const first = part(5004, '2025-01-01');
  const { db } = createTestDb([
    part(5003, '2025-02-01'),
    part(5002, '2025-02-01'),
    part(5005, '2025-01-15', 2),
    first,
    anAudiobook({ audioBookId: 5006 }),
  ]);
  expect(seriesPartsOf(db, first).map(({ audioBookId }) => audioBookId)).toEqual([
    5004, 5002, 5003,
  ]);
});

it('has no parts for a title of its own', () => {
  const [one, other] = [anAudiobook(), anAudiobook({ audioBookId: 5002 })];
  const { db } = createTestDb([one, other]);
  expect(seriesPartsOf(db, one)).toEqual([]);
});
