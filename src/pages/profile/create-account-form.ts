import {
  createEvent,
  createStore,
  sample,
  type Effect,
  type EventCallable,
  type Store,
} from 'effector';

import { errorText } from '@/shared/api/error-text';
import { notificationRequested } from '@/features/notifications/model';
import { loggedOutError, type ApiError } from '@/shared/api/errors';
import { createOverlay, type Overlay } from '@/shared/routing/create-overlay';

export interface AccountForm<Values> {
  readonly sheet: Overlay;
  readonly submitted: EventCallable<Values>;
  readonly $isSending: Store<boolean>;
  /** The failure of the last attempt, shown in the form. */
  readonly $error: Store<ApiError | null>;
}

interface AccountFormOptions<Values, Answer> {
  readonly marker: `#${string}`;
  /** Must not be shared with other forms, because the form shows its `pending`. */
  readonly sendFx: Effect<Values, Answer, ApiError>;
  /** The notification after a success. */
  readonly savedText: string;
}

/**
 * Creates a form of the account in a sheet of its own. The sheet stays open until the server has accepted
 * the values. A failure is shown in the sheet, or as a notification if it was closed. Module level only.
 */
export function createAccountForm<Values, Answer>(
  options: AccountFormOptions<Values, Answer>,
): AccountForm<Values> {
  const { marker, sendFx, savedText } = options;
  const sheet = createOverlay(marker);
  const submitted = createEvent<Values>();
  const $error = createStore<ApiError | null>(null)
    .on(sendFx.failData, (_, error) => error)
    .reset(sendFx, sheet.opened);

  sample({
    clock: submitted,
    filter: sendFx.pending.map((isPending) => !isPending),
    target: sendFx,
  });
  sample({ clock: sendFx.done, target: sheet.closed });
  sample({
    clock: sendFx.done,
    fn: () => ({ kind: 'info' as const, text: savedText }),
    target: notificationRequested,
  });
  sample({
    clock: sendFx.failData,
    source: sheet.$isOpen,
    filter: (isOpen, error) => !isOpen && error !== loggedOutError,
    fn: (_, error) => ({ kind: 'error' as const, text: errorText(error) }),
    target: notificationRequested,
  });

  return { sheet, submitted, $isSending: sendFx.pending, $error };
}
