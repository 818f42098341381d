import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { product } from '@/shared/i18n/fa/product';
import { formatDuration, formatNumber, formatRate } from '@/shared/i18n/format';
import { aDetail } from '@/testing/api-fixtures';

import { ProductFacts } from './product-facts';

const none = { rate: 0, rateCount: 0, duration: 0, chapterCount: 0 };

it.each([
  ['nothing', {}, [], []],
  ['one vote', { rate: 0.5, rateCount: 1 }, [product.votes(formatNumber(1))], [formatRate(0.5)]],
  ['no count of votes', { rate: 5 }, [product.rating], [formatRate(5)]],
  ['votes without a rate', { rateCount: 3, chapterCount: 1 }, [product.chapter], [formatNumber(1)]],
  ['a length', { duration: 3600 }, [product.length], [formatDuration(3600)]],
])('shows of a book of which %s is known that alone', (_what, known, names, values) => {
  render(<ProductFacts detail={aDetail({ ...none, ...known })} />);
  const said = (element: Element) =>
    [...element.querySelectorAll('*')].some(({ ariaHidden }) => ariaHidden === 'true')
      ? element.querySelector(':not([aria-hidden], svg *)')?.textContent
      : element.textContent;
  expect(screen.queryAllByRole('term').map(said)).toEqual(names);
  expect(screen.queryAllByRole('definition').map(said)).toEqual(values);
});
