/**
 * The cover of a book moves from the link that was pressed to its place on the book's page, so that it stays
 * one object. It needs no View Transitions, which the oldest supported browsers do not have.
 * Rule: docs/behaviour.md#motion
 */

interface Flight {
  readonly path: string;
  readonly src: string;
  /** The place of the pressed cover in the window. */
  readonly from: DOMRect;
  /** In milliseconds of `performance.now()`; null before the first place was drawn. */
  startedAt: number | null;
}

/** The last pressed cover. Not a store: only the two ends of the movement use it, and nothing is rendered by it. */
let flight: Flight | null = null;

/** Remembers the cover of each link that is pressed. Returns the function that stops. */
export function watchCoverLinks(): () => void {
  document.addEventListener('click', rememberCover, true);
  return () => document.removeEventListener('click', rememberCover, true);
}

function rememberCover({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link) return;
  const cover = coverOf(link);
  // Empty until the browser has chosen the picture.
  const src = cover?.querySelector('img')?.currentSrc;
  flight =
    cover && src
      ? { path: link.pathname, src, from: cover.getBoundingClientRect(), startedAt: null }
      : null;
}

/** The cover in a link, or beside it in the same card. */
function coverOf(link: Element): Element | null {
  return (
    link.querySelector(COVER) ?? link.closest('article, li, section')?.querySelector(COVER) ?? null
  );
}

/** Each cover says its form in this attribute. */
const COVER = '[data-kind]';

/** The address of the picture that was pressed on the way to this page; null for any other page. */
export function pressedCover(path: string): string | null {
  return flight?.path === path ? flight.src : null;
}

/**
 * Moves the first cover in `root` from the place of the pressed one to its own. A page that replaces its skeleton
 * meanwhile continues the movement.
 */
export function landCover(root: Element | null): void {
  if (flight?.path !== window.location.pathname) return;
  const cover = root?.querySelector<HTMLElement>(COVER);
  // To ask for a style makes the browser work out all of them.
  const duration = parseFloat(getComputedStyle(document.documentElement).getPropertyValue(TOKEN));
  if (!cover || !(duration > 0)) return;
  const now = performance.now();
  flight.startedAt ??= now;
  const to = cover.getBoundingClientRect();
  const { from, startedAt } = flight;
  if (now - startedAt >= duration || to.width === 0 || typeof cover.animate !== 'function') return;
  // A new page starts at its top, whether or not it has been scrolled there yet.
  const [left, top] = [to.left + window.scrollX, to.top + window.scrollY];
  const start = `translate(${from.left - left}px, ${from.top - top}px) scale(${from.width / to.width})`;
  const animation = cover.animate(
    [
      { transform: start, transformOrigin: '0 0', zIndex: 1 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 1 },
    ],
    { duration, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
  animation.currentTime = now - startedAt;
}

const TOKEN = '--motion-cover';
