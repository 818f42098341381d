import { act, cleanup, screen } from '@testing-library/react';
import { allSettled, type StoreWritable } from 'effector';
import { expect, it } from 'vitest';

import { common } from '@/shared/i18n/fa/common';
import { aBookCard } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';
import { aSection } from '@/testing/storefront-fixtures';

import { $sections, $shopError, $wasStorefrontRendered } from './model';
import ShopPage from './view';

const storefront = 'GET /api/storefront';
const shopPage = { routeId: 'shop', path: '/' };
const many = Array.from({ length: 9 }, (_, index) =>
  aSection('shelf', [aBookCard()], { id: `${index}`, title: `Shelf ${index}` }),
);

it('keeps the sections when loading them again fails', async () => {
  let isBroken = false;
  const { scope, router } = await renderPage(<ShopPage />, shopPage, {
    answers: {
      [storefront]: () => {
        if (isBroken) throw { kind: 'network' };
        return { sections: many };
      },
    },
  });
  await screen.findByText('Shelf 0');
  isBroken = true;
  router.visit(shopPage);
  await act(() => allSettled(scope));
  expect(scope.getState($shopError)).not.toBeNull();
  expect(screen.getByText('Shelf 0')).toBeVisible();
  expect(screen.queryByRole('button', { name: common.retry })).toBeNull();
});

it('draws all sections at once for a listener who comes back, each in its true height', async () => {
  const places = () => [...document.querySelectorAll<HTMLElement>('[data-waits]')];
  const first = await renderPage(<ShopPage />, shopPage, {
    answers: { [storefront]: { sections: many } },
  });
  await expect.poll(() => places().length).toBe(many.length);
  expect(new Set(places().map(({ dataset }) => dataset['waits']))).toEqual(new Set(['true']));
  await expect.poll(() => first.scope.getState($wasStorefrontRendered)).toBe(true);
  cleanup();
  const added: Node[] = [];
  const collect = (records: readonly MutationRecord[]) =>
    added.push(...records.flatMap(({ addedNodes }) => [...addedNodes]));
  const watcher = new MutationObserver(collect);
  watcher.observe(document.body, { childList: true, subtree: true });
  const values = [
    [$wasStorefrontRendered as StoreWritable<unknown>, true],
    [$sections as StoreWritable<unknown>, first.scope.getState($sections)],
  ] as const;
  await renderPage(<ShopPage />, shopPage, {
    answers: { [storefront]: { sections: many } },
    values,
  });
  await expect.poll(() => places().length).toBe(many.length);
  collect(watcher.takeRecords());
  watcher.disconnect();
  // Drawn in steps, most places would come into a page that is there already.
  expect(added.filter((node) => places().some((place) => place === node))).toEqual([]);
  expect(new Set(places().map(({ dataset }) => dataset['waits']))).toEqual(new Set(['false']));
});
