import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { allSettled, type Unit, type UnitTargetable } from 'effector';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { KeptCard } from '@/features/kept-books/ui/kept-card';
import { textSizePicked, themePicked } from '@/features/appearance/model';
import { $canKeep, $keptBooks } from '@/features/kept-books/model/books';
import type { KeptState } from '@/features/kept-books/lib/kept-state';
import CommentsPage from '@/pages/comments/view';
import { deleteClicked, deleteConfirmed, deleteQuestion } from '@/pages/comments/delete';
import { reasonPicked, reportClicked } from '@/pages/comments/report';
import { arrangementPicked } from '@/pages/library/arrangement';
import { bookMenuOpened, menuMovePressed } from '@/pages/library/book-menu';
import {
  menuKeepPressed,
  menuRemovePressed,
  removeAllConfirmed,
  removeAllQuestion,
} from '@/pages/library/kept';
import LibraryPage from '@/pages/library/view';
import { signOutConfirmed, signOutQuestion } from '@/pages/profile/model';
import ProfilePage from '@/pages/profile/view';
import { shelfPicked } from '@/pages/wishlist/selection';
import { removalQuestion, shelfRemovalConfirmed } from '@/pages/wishlist/shelf-forms';
import WishlistPage from '@/pages/wishlist/view';
import { renewClicked } from '@/features/subscription-ended/model';
import SubscriptionEnded from '@/features/subscription-ended/ui/ended-dialog';
import { comments as commentTexts } from '@/shared/i18n/fa/comments';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { keptBooks } from '@/shared/i18n/fa/kept-books';
import { library as libraryTexts } from '@/shared/i18n/fa/library';
import { profile as profileTexts } from '@/shared/i18n/fa/profile';
import { subscription } from '@/shared/i18n/fa/subscription';
import { wishlist } from '@/shared/i18n/fa/wishlist';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { aComment, someRatings } from '@/testing/comment-fixtures';
import { latinDigitsIn } from '@/testing/latin-digits';
import { outlineOf } from '@/testing/outline';
import { renderPage } from '@/testing/render-page';
import { savedSession } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

/** Far more than a slow machine needs to load a sheet's code. */
const SOON = { timeout: 20_000 };

const book = (productId: number) =>
  aBookCard({ productId, audioBookId: productId, title: `Book ${productId}` });
const wishes = aPage([
  { product: book(9), categoryId: null },
  { product: book(8), categoryId: 1 },
]);
const answers = {
  'GET /api/account/editprofile': { firstName: 'Sara', lastName: '', email: '', mobileNo: '' },
  'GET /api/audiobooks/1001/comments': aPage([aComment()]),
  'GET /api/audiobooks/1001/ratings': someRatings(),
  'DELETE /api/audiobooks/1001/comments/1': null,
  'POST /api/audiobooks/1001/comments/1/report': null,
  'GET /api/library': aPage([aBookCard()]),
  'POST /api/wishlist/items': wishes,
  'POST /api/wishlist/addCategory': { id: 2 },
  'POST /api/wishlist/renameCategory': null,
  'POST /api/wishlist/categories/1': aPage([{ id: 1, title: 'Night', count: 1 }]),
};

interface Shown {
  readonly page: ReactNode;
  readonly routeId: string;
  readonly path: string;
  readonly search?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** What happens on the page before the address gets its hash. */
  readonly fires?: readonly (readonly [unit: unknown, params: unknown])[];
}

/** A page of a signed-in user with its answers. */
async function show({ page, fires = [], ...visit }: Shown, hash = '') {
  const test = await renderPage(page, visit, { storage: savedSession(), answers });
  await act(async () => {
    await allSettled(sessionRestoreRequested, { scope: test.scope });
    for (const [unit, params] of fires) {
      await allSettled(unit as UnitTargetable<unknown>, { scope: test.scope, params });
    }
    test.router.visit({ ...visit, hash });
    await allSettled(test.scope);
  });
  return test;
}

const library = { page: <LibraryPage />, routeId: 'library', path: '/library' };
const archived = { ...library, search: '?filter=archived' };
const profile = { page: <ProfilePage />, routeId: 'profile', path: '/profile' };
const shelf = {
  page: <WishlistPage />,
  ...{ routeId: 'wishlist', path: '/wishlist', search: '?category=1' },
};
const comments = {
  page: <CommentsPage />,
  ...{ routeId: 'comments', path: '/pdp/comment/1001/divan', search: '?title=Divan' },
  params: { id: '1001', identifier: 'divan' },
};
const focused = () => document.activeElement as HTMLInputElement;
const opened = [bookMenuOpened, aBookCard()] as const;

it.each<[string, Shown]>([
  ['#display', profile],
  ['#signOut', profile],
  ['#editProfile', profile],
  ['#changePassword', profile],
  ['#changeEmail', profile],
  ['#arrange', library],
  ['#bookMenu', { ...library, fires: [opened, [$canKeep, true]] }],
  ['#bookMenu', { ...archived, fires: [opened, [$canKeep, true]] }],
  ['#removeKept', library],
  ['#newShelf', shelf],
  ['#renameShelf', shelf],
  ['#removeShelf', shelf],
  ['#moveWishes', shelf],
  ['#deleteComment', { ...comments, fires: [[deleteClicked, aComment()]] }],
  ['#reportComment', { ...comments, fires: [[reportClicked, aComment()]] }],
  ['#subscriptionEnded', { ...profile, page: <SubscriptionEnded /> }],
])('has the words, states and focus of the sheet %s', async (hash, shown) => {
  await show(shown, hash);
  const sheet = await screen.findByRole('dialog', undefined, SOON);
  await waitFor(() => expect(sheet).toContainElement(focused()), SOON);
  // A password has no role.
  const focus = outlineOf(focused()) || focused().name;
  expect(`${outlineOf(sheet)}\nfocus: ${focus}`).toMatchSnapshot();
  expect(latinDigitsIn(sheet).filter((text) => !text.startsWith('Book'))).toEqual([]);
});

it.each<[string, Shown]>([
  ['#bookMenu', library],
  ['#renameShelf', { ...shelf, search: '' }],
  ['#removeShelf', { ...shelf, search: '' }],
  ['#deleteComment', comments],
  ['#reportComment', comments],
])('opens no sheet %s of nothing, as after a reload', async (hash, shown) => {
  await show(shown, hash);
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(['Night', ' Night '])(
  'takes no name for a shelf that another one has: "%s"',
  async (value) => {
    const { requests } = await show(shelf, '#newShelf');
    const sheet = within(await screen.findByRole('dialog', undefined, SOON));
    fireEvent.change(sheet.getByRole('textbox'), { target: { value } });
    const before = requests.length;
    fireEvent.submit(sheet.getByRole('textbox').closest('form')!);
    expect(sheet.getByRole('textbox')).toHaveAccessibleDescription(wishlist.sameShelfName);
    expect(requests).toHaveLength(before);
  },
);

it('takes the name that a shelf has for its own new name', async () => {
  const { requests } = await show(shelf, '#renameShelf');
  const field = within(await screen.findByRole('dialog', undefined, SOON)).getByRole('textbox');
  fireEvent.submit(field.closest('form')!);
  await expect.poll(() => requests.at(-1)?.url).toBe('/api/wishlist/renameCategory');
});

it.each(['#newShelf', '#renameShelf'])(
  'sends the name of %s without spaces around it',
  async (hash) => {
    const { requests } = await show(shelf, hash);
    const field = within(await screen.findByRole('dialog', undefined, SOON)).getByRole('textbox');
    fireEvent.change(field, { target: { value: ' Dawn ' } });
    fireEvent.submit(field.closest('form')!);
    await expect.poll(() => requests.at(-1)?.body).toMatchObject({ title: 'Dawn' });
  },
);

const withMenu = { ...library, fires: [opened, [$canKeep, true]] } as const;
const stored = {
  ...{ card: aBookCard(), span: 'whole', isPaused: false, confirmedAt: 0 },
  chapters: [{ chapterId: 1, duration: 100, bytes: 10 }],
};
const withKept = { ...library, fires: [opened, [$keptBooks, [stored]]] } as const;
const withComment = { ...comments, fires: [[deleteClicked, aComment()]] } as const;
const withReport = { ...comments, fires: [[reportClicked, aComment()]] } as const;
const ended = { ...profile, page: <SubscriptionEnded /> };

it.each<[string, Shown, string, Unit<unknown>, unknown]>([
  ['#signOut', profile, profileTexts.signOutConfirm, signOutConfirmed, undefined],
  ['#signOut', profile, profileTexts.cancel, signOutQuestion.closed, undefined],
  ['#display', profile, profileTexts.themes.dark, themePicked, 'dark'],
  ['#display', profile, profileTexts.largerText, textSizePicked, 115],
  ['#arrange', library, libraryTexts.sorts.title, arrangementPicked, { sort: 'title' }],
  ['#arrange', library, contentTypeNames[1].one, arrangementPicked, { type: 1 }],
  ['#arrange', library, libraryTexts.allTypes, arrangementPicked, { type: null }],
  ['#bookMenu', withMenu, libraryTexts.toArchive, menuMovePressed, undefined],
  ['#bookMenu', withMenu, keptBooks.keep, menuKeepPressed, undefined],
  ['#bookMenu', withKept, keptBooks.remove, menuRemovePressed, undefined],
  ['#removeKept', library, keptBooks.removeAll, removeAllConfirmed, undefined],
  ['#removeKept', library, keptBooks.cancel, removeAllQuestion.closed, undefined],
  ['#removeShelf', shelf, wishlist.removeShelfConfirm, shelfRemovalConfirmed, undefined],
  ['#removeShelf', shelf, wishlist.cancel, removalQuestion.closed, undefined],
  ['#moveWishes', shelf, 'Night', shelfPicked, 1],
  ['#moveWishes', shelf, wishlist.noShelf, shelfPicked, null],
  ['#deleteComment', withComment, commentTexts.deleteConfirm, deleteConfirmed, undefined],
  ['#deleteComment', withComment, commentTexts.cancel, deleteQuestion.closed, undefined],
  ['#reportComment', withReport, commentTexts.reasons.spam, reasonPicked, 'spam'],
  ['#subscriptionEnded', ended, subscription.renew, renewClicked, undefined],
])('does in the sheet %s what its button says', async (hash, shown, name, unit, params) => {
  const { scope } = await show(shown, hash);
  const sheet = within(await screen.findByRole('dialog', undefined, SOON));
  const called = watchCalls(unit, scope);
  const control =
    sheet.queryByRole('radio', { name }) ??
    sheet.queryByRole('button', { name }) ??
    sheet.getByRole('button', { name: new RegExp(`^${name}`) });
  await act(async () => void fireEvent.click(control));
  expect(called).toEqual([params]);
});

const kept: KeptState = {
  ...{ status: 'none', fault: null, isStored: false, span: 'whole', fraction: 0, bytes: 0 },
};
const half = { isStored: true, fraction: 0.5, bytes: 12_000_000 };
it.each<Partial<KeptState>>([
  { status: 'none' },
  { status: 'asking' },
  { status: 'queued', ...half },
  { status: 'loading', ...half },
  { status: 'loading', ...half, span: 'hours' },
  { status: 'paused', ...half },
  { status: 'faulty', ...half, fault: 'full' },
  { status: 'faulty', ...half, fault: 'network' },
  { status: 'faulty', ...half, fault: 'elsewhere' },
  { status: 'faulty', ...half, fault: 'notOwned' },
  { status: 'faulty', ...half, fault: 'failed' },
  { status: 'kept', ...half, fraction: 1 },
  { status: 'kept', ...half, span: 'hours' },
])('has the words of the card of a kept book: %o', async (state) => {
  const page = (
    <KeptCard audioBookId={1001} state={{ ...kept, ...state }} isLong onKept={() => undefined} />
  );
  await show({ ...library, page });
  expect(outlineOf(screen.getByRole('region'))).toMatchSnapshot();
});
