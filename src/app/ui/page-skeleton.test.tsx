import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { pages, type PageId } from '@/shared/routing/page-table';

import { PageSkeleton, preloadOutlines } from './page-skeleton';

function show(page: PageId, path = '/') {
  window.history.replaceState(null, '', path);
  return render(<PageSkeleton page={page} />);
}
const busy = () => document.querySelectorAll('[aria-busy="true"]');

it('has the title of the page at once, and its outline as soon as that is there', async () => {
  show('library');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pageTitles.library);
  expect(busy()[0]?.querySelector('[aria-hidden]')).toBeNull();
  await expect.poll(() => busy()[0]?.querySelectorAll('[aria-hidden] > *').length).toBe(12);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pageTitles.library);
  expect(busy()).toHaveLength(1);
});

it.each(pages.map(({ id }) => id))('outlines %s under its one title', async (page) => {
  await preloadOutlines();
  show(page);
  expect(busy()).toHaveLength(1);
  expect(busy()[0]?.querySelectorAll('[aria-hidden] > *').length).toBeGreaterThan(1);
  const title = pageTitles[page];
  const headings = screen.queryAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(title === null ? [] : [title]);
});

it('outlines the start of the search and a list apart', async () => {
  await preloadOutlines();
  const shapeOf = (path: string) => {
    const { unmount } = show('clp', path);
    const shape = busy()[0]?.getAttribute('data-shape');
    unmount();
    return shape;
  };
  expect(['/clp', '/search', '/clp?q=x', '/clp/list/3'].map(shapeOf)).toEqual([
    ...['search', 'search', 'rows', 'rows'],
  ]);
});

it.each(['auth', 'credit-code', 'app-checkout'] as const)(
  'outlines %s as fields in the card that the desktop shows them in',
  async (page) => {
    await preloadOutlines();
    show(page);
    expect(busy()[0]).toHaveAttribute('data-shape', 'form');
    // The picture of the card.
    expect(busy()[0]?.querySelector('[aria-hidden] svg')).not.toBeNull();
  },
);
