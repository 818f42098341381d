/** A page may scroll for this long after the user's last input. */
const MOMENTUM_MS = 1500;

/**
 * Reports the positions that the user scrolls a page to, px from the top. Ignores scrolling by the page. The
 * listeners are those of the phone's window and end with it.
 */
export function watchScroll(page: Window, report: (top: number) => void): void {
  let until = 0;
  let reported = -1;
  const onInput = ({ isTrusted }: Event) => {
    if (isTrusted) until = Date.now() + MOMENTUM_MS;
  };
  for (const name of ['wheel', 'touchmove', 'keydown', 'mousedown']) {
    page.addEventListener(name, onInput, { capture: true, passive: true });
  }
  page.addEventListener('scroll', () => {
    const top = Math.round(page.scrollY);
    if (Date.now() > until || top === reported) return;
    reported = top;
    report(top);
  });
}
