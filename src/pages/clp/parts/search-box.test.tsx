import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { clp } from '@/shared/i18n/fa/clp';
import { formatNumber } from '@/shared/i18n/format';
import { aBookCard } from '@/testing/api-fixtures';
import { iconNameOf } from '@/testing/icon-names';
import { renderPage } from '@/testing/render-page';

import { SearchBox } from './search-box';

const sara = { id: 7, firstName: 'Sara', lastName: 'Delaviz' };
const suggestions = {
  people: [{ ...sara, role: 'narrator', count: 2 }],
  titles: [aBookCard({ title: 'Sarab' }), aBookCard({ audioBookId: 1002, title: 'Sarv' })],
  lists: [{ kind: 'genre', identifier: 'epic', title: 'Sarayesh', count: 3 }],
};
const field = () => screen.getByRole('searchbox', { name: clp.searchField });
const lines = () => screen.findAllByRole('option');
const chosen = () => screen.queryAllByRole('option', { selected: true });

/** The search with 'sar' typed into its field. */
async function search(answer: unknown = suggestions) {
  const test = await renderPage(
    <SearchBox />,
    { routeId: 'clp', path: '/clp' },
    {
      answers: {
        'GET /api/search/suggestions': answer,
        'GET /api/search/start': { lengths: [], genres: [], people: [] },
      },
    },
  );
  await userEvent.type(field(), 'sar');
  return { ...test, kept: () => test.storage.get('local:search_item') };
}

it('lists the suggestions by kind, each with its icon and what it is, and tells how many there are', async () => {
  await search();
  await lines();
  const list = screen.getByRole('listbox', { name: clp.suggestions });
  const groups = within(list)
    .getAllByRole('group')
    .map((group) => ({
      name: group.getAttribute('aria-label'),
      lines: within(group)
        .getAllByRole('option')
        .map((line) => [iconNameOf(line.querySelector('svg')!), line.textContent]),
      marks: [...group.querySelectorAll('mark')].map(({ textContent }) => textContent),
    }));
  const note = (what: string, count: number) =>
    clp.suggestionNote(what, clp.resultCount(formatNumber(count)));
  expect(groups).toEqual([
    {
      name: clp.suggestedPeople,
      lines: [['ProfileIcon', `Sara Delaviz${note(clp.roles.narrator, 2)}`]],
      marks: ['Sar'],
    },
    {
      name: clp.suggestedTitles,
      lines: ['Sarab', 'Sarv'].map((title) => ['HeadphonesIcon', `${title}Hafez`]),
      marks: ['Sar', 'Sar'],
    },
    {
      name: clp.suggestedLists,
      lines: [['ListIcon', `Sarayesh${note(clp.genre, 3)}`]],
      marks: ['Sar'],
    },
  ]);
  expect(screen.getByText(clp.suggestionCount(formatNumber(4)))).toHaveRole('status');
  // The name of the group says it already.
  expect(within(list).getByText(clp.suggestedPeople)).toHaveAttribute('aria-hidden', 'true');
  expect(field()).toHaveAttribute('aria-autocomplete', 'list');
});

it('goes through the lines by the arrow keys, in both directions, and brings each into sight', async () => {
  const seen: unknown[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    seen.push([this.id, how]);
  });
  await search();
  const [first, , , last] = await lines();
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toEqual([last]);
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toEqual([first]);
  expect(seen).toEqual([last, first].map((line) => [line?.id, { block: 'nearest' }]));
});

it('takes the keys that move the choice, and none without lines', async () => {
  /** The keys that the field does not get. */
  const taken = () =>
    ['ArrowUp', 'ArrowDown', 'a', 'Home', 'Escape'].filter(
      (key) => !fireEvent.keyDown(field(), { key }),
    );
  await search();
  await lines();
  expect(taken()).toEqual(['ArrowUp', 'ArrowDown', 'Escape']);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(taken()).toEqual([]);
});

it('sends with Enter what was typed while no line is chosen', async () => {
  const { kept } = await search();
  await lines();
  await userEvent.keyboard('{Enter}');
  await expect.poll(kept).toBe('["sar"]');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).not.toHaveFocus();
});

it('opens with Enter the chosen line, and does not send what was typed as well', async () => {
  const { router, kept } = await search();
  await lines();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(kept).toBe('["Sara Delaviz"]');
  expect(router.navigations.at(-1)).toEqual({ to: '/artist/7' });
});

it('opens the line that is clicked, and leaves the focus in the field until then', async () => {
  const user = userEvent.setup();
  const { router, kept } = await search();
  const [, title] = await lines();
  await user.pointer({ keys: '[MouseLeft>]', target: title! });
  expect(field()).toHaveFocus();
  await user.pointer('[/MouseLeft]');
  await expect.poll(kept).toBe('["Sarab"]');
  expect(router.navigations.at(-1)).toEqual({ to: '/pdp/1001' });
});

it('hides the lines when the focus goes on from the search, but not when it goes to its own button', async () => {
  await search();
  await lines();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: clp.clear })).toHaveFocus();
  expect(screen.getByRole('listbox')).toBeVisible();
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});
