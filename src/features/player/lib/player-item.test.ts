import { expect, it } from 'vitest';

import { common } from '@/shared/i18n/fa/common';

import { playerItemOf } from './player-item';

const book = {
  audioBookId: 1001,
  identifier: 'divan',
  title: 'Divan',
  recordVersion: 3,
  palette: null,
  authors: [
    { firstName: 'Shams', lastName: 'Hafez' },
    { firstName: '', lastName: 'Saadi' },
  ],
};

it('is the whole book or its sample, with all authors and a cover that fits the full player', () => {
  const whole = {
    audioBookId: 1001,
    identifier: 'divan',
    title: 'Divan',
    author: `Shams Hafez${common.listComma}Saadi`,
    image: '/content/books/1001/cover?v=3&w=512&h=512',
    palette: null,
    isSample: false,
  };
  expect(playerItemOf(book, 'whole')).toEqual(whole);
  expect(playerItemOf(book, 'sample')).toEqual({ ...whole, isSample: true });
});
