import { useCallback, useRef, type RefCallback } from 'react';

import { useSwipe } from '../use-swipe';

/** A sheet that is released after a drag over more than this share of its height is dismissed. */
const DISMISS_SHARE = 0.5;
/** The page closes the sheet by navigating back, which takes a moment. After this time the sheet counts as kept open. */
const CLOSE_TIMEOUT_MS = 600;

/**
 * Lets a sheet follow the finger downwards: `--drag` is the distance, `data-dragging` is set during the
 * drag. `dragged` is called for a swipe, and for a release far enough down.
 */
export function useDragAway(dragged: () => void): RefCallback<HTMLElement> {
  const sheet = useRef<HTMLElement>(null);

  const moveTo = (offset: number) => {
    sheet.current?.style.setProperty('--drag', `${Math.max(0, offset)}px`);
  };
  const letGo = () => {
    delete sheet.current?.dataset['dragging'];
  };
  const goAway = () => {
    letGo();
    dragged();
    // The owner may keep the sheet open; then it returns to its place.
    const left = sheet.current;
    setTimeout(() => left?.style.removeProperty('--drag'), CLOSE_TIMEOUT_MS);
  };

  const watch = useSwipe({
    directions: ['down'],
    onDragged: (offset) => {
      if (sheet.current) sheet.current.dataset['dragging'] = '';
      moveTo(offset);
    },
    onSwiped: goAway,
    onReleased: (offset) => {
      if (offset > (sheet.current?.offsetHeight ?? Infinity) * DISMISS_SHARE) {
        goAway();
        return;
      }
      letGo();
      moveTo(0);
    },
  });

  return useCallback(
    (element: HTMLElement | null) => {
      sheet.current = element;
      return watch(element);
    },
    [watch],
  );
}
