import type { Page } from '@playwright/test';

/** What a pointer or a key can act on. */
const CONTROLS = 'a[href], button, input, select, textarea, summary';

/**
 * The controls in sight whose middle belongs to something else, so that a tap misses them. A label counts as its
 * field, and what lies in the control as the control.
 */
export function coveredIn(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const nameOf = (element: HTMLElement) =>
      (element.getAttribute('aria-label') ?? element.textContent.trim()) || element.outerHTML;
    // A card may have several links to one place, of which one covers the others.
    const isSameLink = (control: HTMLElement, hit: Element) =>
      control instanceof HTMLAnchorElement && hit.closest('a')?.href === control.href;
    const isCovered = (control: HTMLElement) => {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      // A drawn field lies over a transparent one. Other transparent controls, as the skip link, wait for the keyboard.
      const isSeen = control.checkVisibility({
        visibilityProperty: true,
        opacityProperty: labels.length === 0,
      });
      // Assistive technology alone finds a slider's field; the handle around it is what a pointer takes.
      const isClipped = getComputedStyle(control).clipPath === 'inset(50%)';
      if (!isSeen || isClipped) return false;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // A link in a text can have several boxes with nothing of it in their middle.
      const targets = [control, ...labels].flatMap((each) =>
        [...each.getClientRects()].slice(0, 1),
      );
      return !targets.some(({ left, top, width, height }) => {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return (
          hit &&
          ([control, ...labels].some((each) => each.contains(hit)) || isSameLink(control, hit))
        );
      });
    };
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((control) => !control.closest('[inert]') && !control.matches(':disabled'))
      .filter(isCovered)
      .map(nameOf);
  }, CONTROLS);
}

/** The controls whose look is the same with and without the focus of the keyboard. */
export async function unmarkedByFocusIn(page: Page): Promise<string[]> {
  // From now on the browser takes each focus for one of the keyboard.
  await page.keyboard.press('Shift');
  return page.evaluate((selector) => {
    const lookOf = (elements: readonly Element[]) =>
      elements
        // A field that a drawn one stands for is there, but nobody sees it.
        .filter((element) => element.checkVisibility({ opacityProperty: true }))
        .flatMap((element) =>
          [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)),
        )
        .map(
          ({ outline, outlineOffset, boxShadow, backgroundColor, borderColor, textDecoration }) =>
            [
              outline,
              outlineOffset,
              boxShadow,
              backgroundColor,
              borderColor,
              textDecoration,
            ].join(),
        )
        .join('\n');
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter(
        (control) =>
          !control.closest('[inert]') && control.checkVisibility({ visibilityProperty: true }),
      )
      .filter((control) => !control.matches(':disabled') && control.tabIndex >= 0)
      .filter((control) => {
        const area = control.closest('label') ?? control.parentElement ?? control;
        const around = [area, ...area.querySelectorAll('*')];
        (document.activeElement as HTMLElement | null)?.blur();
        const before = lookOf(around);
        control.focus({ preventScroll: true });
        return document.activeElement === control && lookOf(around) === before;
      })
      .map(
        (control) =>
          (control.getAttribute('aria-label') ?? control.textContent.trim()) || control.outerHTML,
      );
  }, CONTROLS);
}

/** Sizes the window, and resolves when the page has laid itself out for it; code that it needs for that may still come. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  // Media queries are told in the next frame, before its callbacks; the second one follows the rendering.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
