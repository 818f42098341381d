import { logoutRequested } from '@/entities/session/sign-out';
import { textSizePicked, themePicked } from '@/features/appearance/model';
import { backClicked } from '@/features/back-navigation/model';
import { bookMoveUndo } from '@/features/owned-books/archive';
import { archivedBooks, libraryBooks } from '@/features/owned-books/library-books';
import { playerItemOf } from '@/features/player/lib/player-item';
import { playerShown } from '@/features/player/model/shown';
import { archivedPlayPressed } from '@/pages/archive/model';
import { fieldChanged, resendClicked, signInSubmitted, stepChosen } from '@/pages/auth/form';
import { arrangeSheet, arrangementPicked, layoutPicked } from '@/pages/library/arrangement';
import { bookMenuOpened, menuMovePressed } from '@/pages/library/book-menu';
import { libraryEndReached, libraryPlayPressed, libraryRetryClicked } from '@/pages/library/model';
import {
  editForm,
  emailForm,
  passwordForm,
  profileRetryClicked,
  signOutConfirmed,
  signOutQuestion,
} from '@/pages/profile/model';
import { toPersianDigits } from '@/shared/i18n/format';
import type { BookCard } from '@/shared/api/contract/values';
import type { JourneyPlan } from '@/testing/journeys/start-journey';

const wholeOf = (book: BookCard | undefined) => book && playerItemOf(book, 'whole');

export const account: Readonly<Record<string, JourneyPlan>> = {
  'by a code': {
    address: '/auth?returnUrl=%2Flibrary',
    async walk({ does, waits, losesConnection }) {
      await does('types half a number', fieldChanged, { field: 'mobile', text: '0912' });
      await does('asks for a code', signInSubmitted, undefined);
      await does('types the number', fieldChanged, {
        field: 'mobile',
        text: toPersianDigits('09120000004'),
      });
      await does('asks for a code', signInSubmitted, undefined);
      await does('asks for another at once', resendClicked, undefined);
      await waits(130);
      await does('asks for another', resendClicked, undefined);
      await does('types a wrong code', fieldChanged, { field: 'code', text: '11111' });
      await does('types the right one', fieldChanged, {
        field: 'code',
        text: toPersianDigits('14040'),
      });
      await waits(5);
      await losesConnection();
      await does('signs out', logoutRequested, undefined);
    },
  },
  'by a password': {
    address: '/auth',
    async walk({ does, go, waits }) {
      await does('has a password', stepChosen, 'password');
      await does('types the number', fieldChanged, { field: 'mobile', text: '09120000002' });
      await does('types a wrong one', fieldChanged, { field: 'password', text: 'wrong' });
      await does('signs in', signInSubmitted, undefined);
      await does('has forgotten it', stepChosen, 'reset');
      await does('types an address', fieldChanged, { field: 'email', text: 'a@example.com' });
      await does('asks for a new one', signInSubmitted, undefined);
      await does('has a password', stepChosen, 'password');
      await does('types it', fieldChanged, { field: 'password', text: 'shenidar-1404' });
      await does('signs in', signInSubmitted, undefined);
      await does('signs in at once again', signInSubmitted, undefined);
      await waits(3);
      await go('/profile');
    },
  },
  'of a user': {
    persona: 'subscriber',
    address: '/profile',
    async walk({ does, step, page, losesConnection, waits, looksElsewhere }) {
      await does('tries again', profileRetryClicked, undefined);
      await losesConnection();
      await does('edits', editForm.sheet.opened, undefined);
      const name = { firstName: 'Minoo', lastName: 'Hamrah', email: 'subscriber@example.com' };
      await does('saves', editForm.submitted, name);
      await does('has another address', emailForm.sheet.opened, undefined);
      await does('saves it', emailForm.submitted, { email: 'other@example.com' });
      await does('wants another password', passwordForm.sheet.opened, undefined);
      const passwords = { oldPassword: 'wrong', newPassword: 'another-1404' };
      await does('types a wrong one', passwordForm.submitted, passwords);
      const right = { ...passwords, oldPassword: 'shenidar-1404' };
      await does('types the right one', passwordForm.submitted, right);
      await does('likes it dark', themePicked, 'dark');
      await does('reads large text', textSizePicked, 150);
      await looksElsewhere();
      await does('will sign out', signOutQuestion.opened, undefined);
      await does('is sure', signOutConfirmed, undefined);
      await waits(5);
      await step('another tab signs in', () =>
        page.window.dispatchEvent(
          Object.assign(new Event('storage'), {
            ...{ key: 'access_token', newValue: 'x', storageArea: page.window.localStorage },
          }),
        ),
      );
    },
  },
  'with many books': {
    persona: 'collector',
    address: '/library',
    async walk({ does, doesTo, go, back, scope, losesConnection, waits }) {
      const book = (index: number) => scope.getState(libraryBooks.$items)?.[index];
      await does('tries again', libraryRetryClicked, undefined);
      await losesConnection();
      await does('comes to the end', libraryEndReached, undefined);
      await doesTo('plays one', libraryPlayPressed, () => wholeOf(book(0)));
      await does('sees the player', playerShown, undefined);
      await doesTo('opens its menu', bookMenuOpened, () => book(1));
      await does('archives it', menuMovePressed, undefined);
      await does('takes that back', bookMoveUndo.undoClicked, undefined);
      await doesTo('opens the menu', bookMenuOpened, () => book(2));
      await does('archives it', menuMovePressed, undefined);
      await does('opens the orders', arrangeSheet.opened, undefined);
      await does('sorts by title', arrangementPicked, { sort: 'title' });
      await does('opens the orders', arrangeSheet.opened, undefined);
      await does('wants podcasts', arrangementPicked, { type: 3 });
      await does('sees a list', layoutPicked, 'list');
      await back();
      await go('/archive');
      const archived = () => scope.getState(archivedBooks.$items)?.[0];
      await doesTo('plays an archived one', archivedPlayPressed, () => wholeOf(archived()));
      await does('goes back', backClicked, undefined);
      await waits(10);
      await does('signs out', logoutRequested, undefined);
    },
  },
};
