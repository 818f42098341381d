import { expect, it } from 'vitest';

import { aBookCard, aDetail } from '@/testing/api-fixtures';

import { cardOf } from './card-of';

const palette = {
  ...{ ground: '#111111', ground2: '#222222', deep: '#333333' },
  ...{ main: '#444444', accent: '#555555', ink: '#666666' },
};

it('is the card that the lists have, from the page of the book', () => {
  const changes = { palette, recordVersion: 7, seriesTitle: 'Series', isFree: true };
  expect(cardOf(aDetail(changes))).toEqual(aBookCard(changes));
  expect(cardOf(aDetail())).not.toHaveProperty('seriesTitle');
});

it('has no price where the page has no product', () => {
  const card = cardOf(aDetail({ products: [] }));
  expect([card.productId, card.price]).toEqual([1001, null]);
});
