/** How long after a turn of the wheel, or a finger, a page scrolls because of it, ms. */
const MOMENTUM_MS = 1500;

/** Tells where a person scrolls the document to, px from its top; what a page scrolls by itself is not told. */
export function watchScroll(page: Window, report: (top: number) => void): void {
  let until = 0;
  let told = -1;
  const touched = ({ isTrusted }: Event) => {
    if (isTrusted) until = Date.now() + MOMENTUM_MS;
  };
  for (const name of ['wheel', 'touchmove', 'keydown', 'mousedown']) {
    page.addEventListener(name, touched, { capture: true, passive: true });
  }
  page.addEventListener('scroll', () => {
    const top = Math.round(page.scrollY);
    if (Date.now() > until || top === told) return;
    told = top;
    report(top);
  });
}
