import { SWIPE_THRESHOLD_PX } from '../../config/constants';

import { canScroll } from './can-scroll';
import { createStroke, swipeOf, type Point, type SwipeDirection } from './stroke';
import { swallowClick } from './swallow-click';

export interface SwipeOptions {
  /** Strokes in other directions are ignored here, so that other handlers can use them. */
  directions: readonly SwipeDirection[];
  /** `offset` is the distance in px from the point of contact, positive downwards. */
  onSwiped: (direction: SwipeDirection, offset: number) => void;
  /** Called for each move of the finger, so that the element can follow it. */
  onDragged?: ((offset: number) => void) | undefined;
  /** Called when the finger is lifted without a swipe: the element returns to its place. */
  onReleased?: ((offset: number) => void) | undefined;
}

/** The direction of a gesture is decided once it has moved this far (px). */
const slopPx = 4;

/** Elements that handle drags themselves: sliders, and elements with the attribute. */
const islands = 'input[type="range"], [role="slider"], [data-swipe="none"]';

const pointOf = (event: PointerEvent): Point => ({
  x: event.clientX,
  y: event.clientY,
  at: event.timeStamp,
});

interface Gesture {
  id: number;
  target: Element;
  stroke: ReturnType<typeof createStroke>;
  isDragging: boolean;
}

/** Watches one element for swipes of a finger, pen or mouse. Returns a function that stops watching. */
export function watchSwipes(element: HTMLElement, options: () => SwipeOptions): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let gesture: Gesture | null = null;

  const begin = (event: PointerEvent) => {
    const target = event.target;
    if (!event.isPrimary || event.button !== 0 || !(target instanceof Element)) return;
    if (target.closest(islands)) return;
    gesture = {
      id: event.pointerId,
      target,
      stroke: createStroke(pointOf(event)),
      isDragging: false,
    };
  };

  const move = (event: PointerEvent) => {
    if (gesture?.id !== event.pointerId) return;
    gesture.stroke.add(pointOf(event));
    const { dx, dy } = gesture.stroke.read();
    if (!gesture.isDragging) {
      if (Math.max(Math.abs(dx), Math.abs(dy)) < slopPx) return;
      if (!isOurs(gesture, dx, dy)) {
        gesture = null;
        return;
      }
      gesture.isDragging = true;
    }
    options().onDragged?.(dy);
  };

  const isOurs = ({ target }: Gesture, dx: number, dy: number) => {
    const direction = dy < 0 ? 'up' : 'down';
    return (
      Math.abs(dy) > Math.abs(dx) &&
      options().directions.includes(direction) &&
      !canScroll(target, element, direction) &&
      // Selecting text with the mouse is not a swipe.
      document.getSelection()?.isCollapsed !== false
    );
  };

  const end = (event: PointerEvent) => {
    move(event);
    if (gesture?.id !== event.pointerId) return;
    const { stroke, isDragging } = gesture;
    gesture = null;
    if (!isDragging) return;
    const swipe = event.type === 'pointerup' ? swipeOf(stroke.read()) : null;
    const offset = stroke.read().dy;
    // What the stroke began on is not pressed. Over less, the hand of someone who clicks may slip.
    if (Math.abs(offset) >= SWIPE_THRESHOLD_PX) swallowClick();
    if (swipe && options().directions.includes(swipe)) options().onSwiped(swipe, offset);
    else options().onReleased?.(offset);
  };

  // The page must not scroll during a stroke that is handled here.
  const keep = (event: TouchEvent) => {
    if (gesture?.isDragging && event.cancelable) event.preventDefault();
  };

  element.addEventListener('pointerdown', begin, { signal });
  element.addEventListener('touchmove', keep, { signal, passive: false });
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', end, { signal });
  document.addEventListener('pointercancel', end, { signal });
  return () => listeners.abort();
}
