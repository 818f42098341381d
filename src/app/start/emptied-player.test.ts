import { $knownLibraryStates } from '@/entities/purchase/known-library-states';
import { logoutRequested } from '@/entities/session/sign-out';
import { $wishlistError } from '@/entities/wishlist/model';
import { $marketStage } from '@/features/markets/model/market-flow';
import { $notification, dismissClicked } from '@/features/notifications/model';
import { $lastSet, $removedBookmark, bookmarkRemoved } from '@/features/player/model/bookmarks';
import { $addedPodcast } from '@/features/player/model/free-podcast';
import { $listeningLog } from '@/features/player/model/listening-log';
import { $status } from '@/features/player/model/playback';
import { $hasReachedStart, $position } from '@/features/player/model/position';
import { $lastPlayed } from '@/features/player/model/progress';
import {
  $chapters,
  $item,
  bookEnded,
  bookRequested,
  chapterOpened,
  itemRestored,
  playerClosed,
  sampleRequested,
} from '@/features/player/model/queue';
import { $hasSource } from '@/features/player/model/source';
import { $isStalled } from '@/features/player/model/stall';
import { $isChapterUnavailable, streamRequested } from '@/features/player/model/stream';
import {
  $libraryState,
  $stateError,
  popUpRequested,
} from '@/features/purchase/model/library-state';
import {
  $failure,
  $isGot,
  $success,
  succeeded,
  successDismissed,
} from '@/features/purchase/model/outcome';
import { $presses, actionFinished, pressed } from '@/features/purchase/model/press';
import { $unreadMessages } from '@/features/support-chat/model';
import { anItem } from '@/testing/player-fixtures';
import { aLibraryState, anHttpError, aPurchaseBook } from '@/testing/purchase-fixtures';
import { testEmptiedStores } from '@/testing/emptied-stores';

import './clear-user-data';

const error = anHttpError(500);
const place = { audioBookId: 1001, chapterId: 1, index: 0, position: 20 };
const bookmark = { ...place, note: '', title: '' };
const chapter = { ...place, duration: 60, durationPlayed: 20, isPlaying: true, title: '' };
const press = { button: 'main', book: aPurchaseBook() } as const;
const newBook = { item: anItem({ audioBookId: 1002 }) };

/** What each store of the player and the purchase holds before it must be emptied. */
const filled = {
  item: [$item, anItem()],
  chapters: [$chapters, [chapter]],
  status: [$status, 'paused'],
  position: [$position, 20],
  hasReachedStart: [$hasReachedStart, true],
  hasSource: [$hasSource, true],
  isStalled: [$isStalled, true],
  isChapterUnavailable: [$isChapterUnavailable, true],
  addedPodcast: [$addedPodcast, 1001],
  lastSet: [$lastSet, place],
  removedBookmark: [$removedBookmark, bookmark],
  lastPlayed: [$lastPlayed, { ...chapter, image: '', author: '', identifier: '', sample: false }],
  listeningLog: [$listeningLog, { days: { '2026-01-01': 5 }, books: {} }],
  knownLibraryStates: [$knownLibraryStates, new Map([[1001, aLibraryState(3)]])],
  marketStage: [$marketStage, 'sheet'],
  popUpState: [$libraryState, aLibraryState(3)],
  popUpError: [$stateError, error],
  success: [$success, { book: aPurchaseBook(), how: 'credit' }],
  isGot: [$isGot, true],
  failure: [$failure, error],
  presses: [$presses, [press]],
  notification: [$notification, { kind: 'info', text: 'Done' }],
  wishlistError: [$wishlistError, error],
  unreadMessages: [$unreadMessages, 3],
} as const;

testEmptiedStores(filled, {
  'the user signs out': {
    unit: logoutRequested,
    empties: [
      ...(['item', 'chapters', 'status', 'position', 'hasSource', 'isStalled'] as const),
      ...(['addedPodcast', 'removedBookmark', 'lastPlayed', 'listeningLog'] as const),
      ...(['knownLibraryStates', 'marketStage', 'popUpState', 'popUpError'] as const),
      ...(['success', 'isGot', 'failure', 'presses', 'wishlistError', 'unreadMessages'] as const),
    ],
  },
  'the player is closed': {
    unit: playerClosed,
    empties: [
      ...(['item', 'chapters', 'status', 'position', 'hasSource', 'isStalled'] as const),
      ...(['isChapterUnavailable', 'addedPodcast', 'removedBookmark'] as const),
    ],
  },
  'another book is requested': {
    unit: bookRequested,
    params: newBook,
    empties: [
      ...(['chapters', 'position', 'hasSource', 'isStalled', 'isChapterUnavailable'] as const),
      ...(['addedPodcast', 'lastSet', 'removedBookmark'] as const),
    ],
  },
  'a sample is requested': {
    unit: sampleRequested,
    params: { ...newBook, duration: 60 },
    empties: ['hasSource', 'isChapterUnavailable', 'addedPodcast', 'lastSet', 'removedBookmark'],
  },
  'the book ends': { unit: bookEnded, params: 1001, empties: ['status', 'position', 'hasSource'] },
  'a chapter is opened': {
    unit: chapterOpened,
    params: { audioBookId: 1001, index: 1 },
    empties: ['hasReachedStart', 'hasSource', 'isChapterUnavailable'],
  },
  'the last book is restored': {
    unit: itemRestored,
    params: { item: anItem(), chapters: [chapter], index: 0 },
    empties: ['hasReachedStart', 'hasSource'],
  },
  'a stream is requested': { unit: streamRequested, empties: ['isChapterUnavailable'] },
  'a bookmark is removed': { unit: bookmarkRemoved, params: bookmark, empties: ['lastSet'] },
  'a pop-up is requested': {
    unit: popUpRequested,
    params: aPurchaseBook({ audioBookId: 1002 }),
    empties: ['popUpState', 'popUpError', 'success', 'isGot', 'failure'],
  },
  'a button of the pop-up is pressed': {
    unit: pressed,
    params: press,
    empties: ['success', 'failure'],
  },
  'an order succeeds': {
    unit: succeeded,
    params: { book: aPurchaseBook(), how: 'credit' },
    empties: ['failure'],
  },
  'a success is dismissed': { unit: successDismissed, empties: ['success'] },
  'an action is finished': { unit: actionFinished, params: press, empties: ['presses'] },
  'a notification is dismissed': { unit: dismissClicked, empties: ['notification'] },
});
