import { combine, sample, type Store } from 'effector';

import type { Overlay } from './create-overlay';

interface LostMarker {
  readonly route: { readonly $isOpened: Store<boolean> };
  readonly overlay: Pick<Overlay, '$isOpen' | 'closed'>;
  /** Whether the overlay has nothing to show; null while that is not known. */
  readonly $isEmpty: Store<boolean | null>;
}

/**
 * Removes the marker of an overlay that came without its content, as after a reload. Content that goes while the overlay is
 * open does not count: what takes it away closes the overlay. Module level only. docs/behaviour.md#overlays
 */
export function removeLostMarker({ route, overlay, $isEmpty }: LostMarker): void {
  const $isSettled = combine(
    { isOpened: route.$isOpened, isOpen: overlay.$isOpen, isEmpty: $isEmpty },
    ({ isOpened, isOpen, isEmpty }) => isOpened && isOpen && isEmpty !== null,
  );
  sample({
    clock: $isSettled.updates.filter({ fn: Boolean }),
    source: $isEmpty,
    filter: (isEmpty) => isEmpty === true,
    fn: () => undefined,
    target: overlay.closed,
  });
}
