import { fork } from 'effector';
import { expect, it } from 'vitest';

import { aDetail } from '@/testing/api-fixtures';

import { $areBookChaptersPending, $detail } from './model';

it('waits for the chapters of a book that the server has written into the page', () => {
  expect(fork().getState($areBookChaptersPending)).toBe(false);
  const written = fork({ values: [[$detail, aDetail()]] });
  expect(written.getState($areBookChaptersPending)).toBe(true);
});
