import {
  createEvent,
  createStore,
  merge,
  sample,
  type Effect,
  type Event,
  type EventCallable,
  type Store,
} from 'effector';

import { errorText } from '@/shared/api/error-text';
import { loggedOutError, type ApiError } from '@/shared/api/errors';
import { createOverlay, type Overlay } from '@/shared/routing/create-overlay';

export interface FormSheetModel<Values> {
  readonly sheet: Overlay;
  readonly submitted: EventCallable<Values>;
  readonly $isSending: Store<boolean>;
  /** What the sheet no longer shows: a success, and a failure after it was closed. For a notification. */
  readonly told: Event<{ readonly kind: 'info' | 'error'; readonly text: string }>;
  /** The failure of the last attempt, shown in the form. */
  readonly $error: Store<ApiError | null>;
}

interface FormSheetOptions<Values, Answer> {
  readonly marker: `#${string}`;
  /** Must not be shared with other forms, because the form shows its `pending`. */
  readonly sendFx: Effect<Values, Answer, ApiError>;
  /** The notification after a success; null where the page shows it anyway. */
  readonly savedText: string | null;
  /** Failures that close the sheet without a word. Rule: docs/behaviour.md#wishlist */
  readonly isQuiet?: (error: ApiError) => boolean;
}

/**
 * Creates a form in a sheet of its own. The sheet stays open until the server has accepted
 * the values. A failure is shown in the sheet, or told by `told` if it was closed. Module level only.
 */
export function createFormSheet<Values, Answer>(
  options: FormSheetOptions<Values, Answer>,
): FormSheetModel<Values> {
  const { marker, sendFx, savedText, isQuiet = () => false } = options;
  const failed = sendFx.failData.filter({ fn: (error) => !isQuiet(error) });
  const sheet = createOverlay(marker);
  const submitted = createEvent<Values>();
  /** The sheet still waits for the answer: it was not closed since, nor opened for something else. */
  const $isAwaited = createStore(false)
    .on(sample({ clock: sendFx, source: sheet.$isOpen }), (_, isOpen) => isOpen)
    .on(sheet.$isOpen, (isAwaited, isOpen) => isAwaited && isOpen);
  const $error = createStore<ApiError | null>(null)
    .on(sample({ clock: failed, filter: $isAwaited }), (_, error) => error)
    .reset(sendFx, sheet.opened);

  sample({
    clock: submitted,
    filter: sendFx.pending.map((isPending) => !isPending),
    target: sendFx,
  });
  sample({
    clock: [sendFx.done, sendFx.failData.filter({ fn: isQuiet })],
    filter: $isAwaited,
    fn: () => undefined,
    target: sheet.closed,
  });
  const saved = sendFx.done.filterMap(() => savedText ?? undefined);
  const failedUnseen = sample({
    clock: failed,
    source: $isAwaited,
    filter: (isAwaited, error) => !isAwaited && error !== loggedOutError,
    fn: (_, error) => errorText(error),
  });
  const told = merge([
    saved.map((text) => ({ kind: 'info' as const, text })),
    failedUnseen.map((text) => ({ kind: 'error' as const, text })),
  ]);

  return { sheet, submitted, told, $isSending: sendFx.pending, $error };
}
