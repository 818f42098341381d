import { createEvent, createStore } from 'effector';

import type { PurchaseBook } from '@/entities/purchase/book';
import type { ButtonAction } from '@/entities/purchase/button-actions';

import type { TapPromise } from '@/entities/purchase/promise';
import { loggedOut } from '@/entities/session/model';
import type { LibraryState } from '@/shared/api/contract/library';

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
/** The action has come to an end, successful or not. */
export const actionFinished = createEvent();

/** The press whose action is running. Both buttons are locked meanwhile, so that one intent starts one action. */
export const $currentPress = createStore<Press | null>(null)
  .on(pressed, (_, press) => press)
  .reset(actionFinished, loggedOut);

/** The button whose action is running. */
export const $busyButton = $currentPress.map((press) => press?.button ?? null);
