import type { Page } from '@playwright/test';

import { devtoolsOf } from '../../fixtures/devtools';

/** What the notch and the bar of a phone take of its edges, in px. */
const SAFE = { top: 47, bottom: 34 };

/** Gives the page a phone's safe areas, as `env(safe-area-inset-*)`. */
export async function insetSafeAreas(page: Page): Promise<void> {
  const tools = await devtoolsOf(page);
  await tools.send('Emulation.setSafeAreaInsetsOverride', { insets: SAFE });
}

/** The controls of bars, players and overlays of which a part lies in the safe areas. */
export function unsafeIn(page: Page): Promise<string[]> {
  return page.evaluate((safe) => {
    const isFixed = (element: Element): boolean =>
      getComputedStyle(element).position === 'fixed' ||
      (element.parentElement !== null && isFixed(element.parentElement));
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')]
      .filter((control) => control.checkVisibility({ opacityProperty: true }) && isFixed(control))
      .filter((control) => {
        const { top, bottom, left, width, height } = control.getBoundingClientRect();
        // Zones of the whole height are there for a hand that does not look.
        if (height > innerHeight / 2) return false;
        const isSeenAt = (y: number) => {
          const hit = document.elementFromPoint(left + width / 2, y);
          return hit !== null && control.contains(hit);
        };
        return (
          (top < safe.top && isSeenAt(Math.max(top + 1, 0))) ||
          (bottom > innerHeight - safe.bottom && isSeenAt(Math.min(bottom, innerHeight) - 1))
        );
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  }, SAFE);
}

/** What a finger finds too small, or what moves otherwise than it drags. */
export function unhandyIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FINGER = 44;
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)) ||
      element.outerHTML.slice(0, 90);
    const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (each) =>
        !each.closest('[inert]') &&
        each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );

    /** Scrolls on its own, and takes the page along when it is at its end. */
    const takesPageAlong = (element: Element) => {
      const style = getComputedStyle(element);
      const isScroller = /auto|scroll/.test(style.overflowX + style.overflowY);
      const { overscrollBehaviorX: across, overscrollBehaviorY: along } = style;
      const isRow = element.scrollWidth > element.clientWidth + 1;
      return isScroller && across === 'auto' && (isRow || along === 'auto');
    };

    /** What the browser may do with a finger on the element. */
    const actionsAt = (element: Element | null): string[] =>
      element ? [getComputedStyle(element).touchAction, ...actionsAt(element.parentElement)] : [];
    /** The browser scrolls, or waits for a second tap, instead. */
    const isLeftToBrowser = (element: Element) =>
      element.matches('input[type=range]')
        ? !actionsAt(element).includes('none')
        : element.matches('button') && actionsAt(element).every((action) => action === 'auto');

    const isTooSmall = (control: HTMLElement) => {
      const { display, clipPath } = getComputedStyle(control);
      if (!control.matches('a[href], button, input:not([type=range]), textarea, select'))
        return false;
      // A link in a text has the height of its line; a drawn field stands for a clipped one.
      if (display === 'inline' || clipPath.startsWith('inset(50%')) return false;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const isHit = (px: number, py: number) => {
        const hit = document.elementFromPoint(px, py);
        return hit !== null && [control, ...labels].some((each) => each.contains(hit));
      };
      if (!isHit(x, y)) return false;
      // A pseudo-element may enlarge it.
      const reach = FINGER / 2 - 1;
      const isWide = width >= FINGER || (isHit(x - reach, y) && isHit(x + reach, y));
      const isHigh = height >= FINGER || (isHit(x, y - reach) && isHit(x, y + reach));
      return !isWide || !isHigh;
    };

    return [
      ...all.filter(takesPageAlong).map((each) => `${nameOf(each)} takes the page along`),
      ...all.filter(isLeftToBrowser).map((each) => `${nameOf(each)} is left to the browser`),
      ...all.filter(isTooSmall).map((each) => `${nameOf(each)} is too small for a finger`),
    ];
  });
}
