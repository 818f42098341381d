import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, test } from 'vitest';

import { common } from '@/shared/i18n/fa/common';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { plain } from '@/shared/i18n/fa/plain';
import type { PlainPageId } from '@/shared/routing/page-table';

import PlainPage from './view';

const open = (page: PlainPageId) =>
  render(
    <Provider value={fork()}>
      <MemoryRouter>
        <PlainPage page={page} />
      </MemoryRouter>
    </Provider>,
  );

test.each(['catalog', 'catalog-landing'] as const)(
  '%s has its heading, one sentence and the way to the shop',
  (page) => {
    open(page);
    expect(screen.getByRole('heading', { level: 1, name: pageTitles[page] })).toBeVisible();
    expect(screen.getByText(plain.sentences[page])).toBeVisible();
    expect(screen.getByRole('link', { name: plain.toShop })).toHaveAttribute('href', '/');
  },
);

it('links back', () => {
  open('catalog');
  expect(screen.getByRole('button', { name: common.back })).toBeVisible();
});
