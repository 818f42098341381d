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
  /** Why the last attempt failed; shown in the form. */
  readonly $error: Store<ApiError | null>;
}

interface AccountFormOptions<Values, Answer> {
  readonly marker: `#${string}`;
  /** One effect for each form: its `pending` is the form's. */
  readonly sendFx: Effect<Values, Answer, ApiError>;
  /** What is told once it is saved. */
  readonly savedText: string;
}

/**
 * A form of the account in a sheet of its own: it stays open, with what was typed, until the server
 * has taken it. A failure is shown in it, or as a notification once it was closed. Module level only.
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
