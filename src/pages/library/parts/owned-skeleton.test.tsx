import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { library as texts } from '@/shared/i18n/fa/library';
import { renderPage } from '@/testing/render-page';

import { layoutPicked } from '../arrangement';
import styles from './books.module.css';
import rows from './owned-row.module.css';
import { OwnedSkeleton } from './owned-skeleton';

it.each([true, false])('has the layout of the books (isFirst: %s)', async (isFirst) => {
  const { scope } = await renderPage(<OwnedSkeleton isFirst={isFirst} />, {
    routeId: 'library',
    path: '/library',
  });
  const skeleton = screen.getByRole('status', {
    name: isFirst ? texts.loading : texts.loadingMore,
  });
  expect(skeleton).toHaveClass(styles['grid']!);
  await act(() => allSettled(layoutPicked, { scope, params: 'list' }));
  expect(skeleton).toHaveClass(styles['list']!, { exact: true });
  for (const row of skeleton.children) expect(row).toHaveClass(rows['row']!);
  await act(() => allSettled(layoutPicked, { scope, params: 'grid' }));
  expect(skeleton).toHaveClass(styles['grid']!, { exact: true });
});
