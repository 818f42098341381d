import { logoutRequested } from '@/entities/session/sign-out';
import { shelvesShown } from '@/features/wishlist/shelves';
import { wishRemoved, wishUndo } from '@/features/wishlist/wish-removal';
import { $wishes } from '@/features/wishlist/model';
import { deleteClicked, deleteConfirmed } from '@/pages/comments/delete';
import { draftDropped, draftRated, draftTyped, editClicked } from '@/pages/comments/drafts';
import { $comments, likeClicked } from '@/pages/comments/likes';
import { newestRequested, sortPicked } from '@/pages/comments/model';
import { reasonPicked, reportClicked } from '@/pages/comments/report';
import { sendClicked } from '@/pages/comments/send';
import {
  anotherFeedbackClicked,
  contactTyped,
  feedbackSubmitted,
  feedbackTyped,
  subjectChosen,
} from '@/pages/feedback/model';
import { moreNeared } from '@/pages/product/more';
import { rateUndone, starClicked } from '@/pages/product/rate';
import { wishlistClicked } from '@/pages/product/wishlist-toggle';
import { wishlistRetryClicked } from '@/pages/wishlist/model';
import {
  allToggled,
  escapePressed,
  moveSheet,
  selectedRemoved,
  selectionEnded,
  selectionStarted,
  shelfPicked,
  wishToggled,
} from '@/pages/wishlist/selection';
import { newShelfForm, renameShelfForm, shelfRemovalConfirmed } from '@/pages/wishlist/shelf-forms';
import type { JourneyPlan } from '@/testing/journeys/start-journey';

export const opinions: Readonly<Record<string, JourneyPlan>> = {
  'on a book': {
    persona: 'collector',
    address: '/pdp/1001',
    async walk({ does, go, waits, losesConnection }) {
      await does('gives four stars', starClicked, 4);
      await does('gives five', starClicked, 5);
      await does('takes them back', rateUndone, undefined);
      await does('wishes it', wishlistClicked, undefined);
      await does('no longer', wishlistClicked, undefined);
      await does('does so after all', wishlistClicked, undefined);
      await does('comes near to what is below', moreNeared, undefined);
      await losesConnection();
      await does('gives three stars', starClicked, 3);
      await go('/pdp/1002');
      await does('gives one', starClicked, 1);
      await does('signs out', logoutRequested, undefined);
      await waits(10);
    },
  },
  'in comments': {
    persona: 'collector',
    address: '/pdp/comment/1001/a',
    async walk({ does, doesTo, scope, waits, losesConnection }) {
      const comment = (index: number) => scope.getState($comments)?.[index];
      await doesTo('likes one', likeClicked, () => comment(1));
      await doesTo('no longer', likeClicked, () => comment(1));
      await does('writes', draftTyped, { key: '1001:new', text: 'Worth hearing' });
      await does('gives stars', draftRated, { key: '1001:new', rate: 5 });
      await does('sends it', sendClicked, '1001:new');
      await does('sends it at once again', sendClicked, '1001:new');
      await does('sees the newest', newestRequested, undefined);
      await doesTo('changes it', editClicked, () => comment(0));
      const key = `1001:${comment(0)?.id ?? 0}`;
      await does('writes other words', draftTyped, { key, text: 'Not worth hearing' });
      await does('sends them', sendClicked, key);
      await does('writes others', draftTyped, { key, text: 'No' });
      await does('drops them', draftDropped, key);
      await losesConnection();
      await doesTo('deletes it', deleteClicked, () => comment(0));
      await does('is sure', deleteConfirmed, undefined);
      await doesTo('reports one', reportClicked, () => comment(1));
      await does('gives a reason', reasonPicked, 'spam');
      await does('sorts', sortPicked, 'liked');
      await waits(10);
      await does('signs out', logoutRequested, undefined);
    },
  },
  'as wishes': {
    persona: 'collector',
    address: '/wishlist',
    async walk({ does, doesTo, go, scope, waits, losesConnection }) {
      const wish = (index: number) => scope.getState($wishes)[index];
      await does('sees the shelves', shelvesShown, undefined);
      await does('tries again', wishlistRetryClicked, undefined);
      await losesConnection();
      await doesTo('removes one', wishRemoved, () => wish(0));
      await does('takes that back', wishUndo.undoClicked, undefined);
      await doesTo('removes two', wishRemoved, () => wish(0));
      await doesTo('in a row', wishRemoved, () => wish(0));
      await does('takes one back', wishUndo.undoClicked, undefined);
      await does('selects', selectionStarted, undefined);
      await does('all', allToggled, undefined);
      await does('none', allToggled, undefined);
      await doesTo('one', wishToggled, () => wish(0)?.productId);
      await doesTo('another', wishToggled, () => wish(1)?.productId);
      await does('opens the shelves', moveSheet.opened, undefined);
      await does('moves both', shelfPicked, 2);
      await does('selects', selectionStarted, undefined);
      await doesTo('one', wishToggled, () => wish(2)?.productId);
      await does('removes it', selectedRemoved, undefined);
      await does('selects', selectionStarted, undefined);
      await does('gives up', escapePressed, undefined);
      await does('selects', selectionStarted, undefined);
      await does('is done', selectionEnded, undefined);
      await does('opens the form of a shelf', newShelfForm.sheet.opened, undefined);
      await does('makes it', newShelfForm.submitted, { title: 'New' });
      await go('/wishlist?category=2');
      await does('opens the form of its name', renameShelfForm.sheet.opened, undefined);
      await does('gives it a name', renameShelfForm.submitted, { title: 'Other' });
      await does('removes it', shelfRemovalConfirmed, undefined);
      await waits(10);
      await does('signs out', logoutRequested, undefined);
    },
  },
  'for the makers': {
    address: '/feedback',
    async walk({ does, losesConnection, waits, go }) {
      await does('chooses what it is about', subjectChosen, 'book');
      await does('writes', feedbackTyped, 'The sound stops.');
      await does('leaves a number', contactTyped, '09120000000');
      await does('sends it', feedbackSubmitted, undefined);
      await does('sends it again', feedbackSubmitted, undefined);
      await does('has more to say', anotherFeedbackClicked, undefined);
      await does('writes', feedbackTyped, 'The sound stops again.');
      await go('/about');
      await losesConnection();
      await waits(10);
    },
  },
};
