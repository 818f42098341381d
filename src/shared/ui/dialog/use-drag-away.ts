import { useCallback, useRef, type RefCallback } from 'react';

import { useSwipe } from '../use-swipe';

/** Dragged further than this share of its height and let go, the sheet goes too. */
const farShare = 0.5;
/** The page closes the sheet by way of the history, which takes a moment; then it must be gone. */
const goneAfterMs = 600;

/**
 * Lets a sheet follow the finger downwards: `--drag` is the way it has gone, `data-dragging` is there
 * while the finger is. `dragged` is called for a swipe, and when it is let go far down.
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
    // Whoever decides may keep it open; then it belongs back in its place.
    const left = sheet.current;
    setTimeout(() => left?.style.removeProperty('--drag'), goneAfterMs);
  };

  const watch = useSwipe({
    directions: ['down'],
    onDragged: (offset) => {
      if (sheet.current) sheet.current.dataset['dragging'] = '';
      moveTo(offset);
    },
    onSwiped: goAway,
    onReleased: (offset) => {
      if (offset > (sheet.current?.offsetHeight ?? Infinity) * farShare) {
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
