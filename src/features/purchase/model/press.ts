import { combine, createEvent, createStore } from 'effector';

import type { PurchaseBook } from '@/entities/purchase/book';
import type { ButtonAction } from '@/entities/purchase/button-actions';
import type { TapPromise } from '@/entities/purchase/promise';
import { loggedOut } from '@/entities/session/model';
import type { LibraryState } from '@/shared/api/contract/library';

import { $book } from './pop-up';

/** An accepted click: on an enabled button of an open pop-up in which no action is running. */
export interface Press {
  readonly button: 'main' | 'subscription';
  readonly book: PurchaseBook;
  /** The library state that the buyer saw. */
  readonly state: LibraryState;
  readonly action: ButtonAction;
  readonly promise: TapPromise;
  /** The page that the subscription button leads to. */
  readonly leadsTo: 'plans' | 'credit';
}

/** A button was pressed and its action starts. */
export const pressed = createEvent<Press>();
/** The action of this press has come to an end, successful or not. */
export const actionFinished = createEvent<Press>();

/** The presses whose actions are running: one for each book, as orders may outlive the pop-up. */
export const $presses = createStore<readonly Press[]>([])
  .on(pressed, (presses, press) => [...presses, press])
  .on(actionFinished, (presses, ended) => presses.filter((press) => press !== ended))
  .reset(loggedOut);
/** That of the book in the pop-up. Both buttons are locked meanwhile, so that one intent starts one action. */
export const $currentPress = combine(
  $presses,
  $book,
  (presses, book) => presses.find((press) => press.book.audioBookId === book?.audioBookId) ?? null,
);

/** The button whose action is running. */
export const $busyButton = $currentPress.map((press) => press?.button ?? null);
