import type { Page } from '@playwright/test';

import { devtoolsOf } from '../../fixtures/devtools';

/** What the notch and the round corners of a phone on its side take of its edges, in px. */
const SAFE = { left: 47, right: 47, bottom: 21 };

/**
 * Gives the page the safe areas of a phone on its side, as `env(safe-area-inset-*)`. Some phones tell them of the side
 * with the notch alone; the page leaves as much on the other.
 */
export async function turnOnItsSide(page: Page, notch: 'left' | 'right'): Promise<void> {
  const tools = await devtoolsOf(page);
  const insets = { bottom: SAFE.bottom, left: 0, right: 0, [notch]: SAFE[notch] };
  await tools.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** The texts, icons, pictures and fields of which a part lies beside the safe area, wherever the page is scrolled to. */
export function underNotchIn(page: Page): Promise<string[]> {
  return page.evaluate((safe) => {
    /** A row that scrolls across has more at its end, which may pass under the notch. */
    const isInRow = (element: Element | null): boolean => {
      if (!element || element === document.documentElement) return false;
      const isRow = /auto|scroll/.test(getComputedStyle(element).overflowX);
      return (
        (isRow && element.scrollWidth > element.clientWidth + 1) || isInRow(element.parentElement)
      );
    };
    /** The sides of a box within what cuts it off. */
    const seenOf = (element: Element | null, left: number, right: number): [number, number] => {
      if (!element || element === document.documentElement) return [left, right];
      const isCut = getComputedStyle(element).overflowX !== 'visible';
      const box = element.getBoundingClientRect();
      return isCut
        ? seenOf(element.parentElement, Math.max(left, box.left), Math.min(right, box.right))
        : seenOf(element.parentElement, left, right);
    };
    const reaches = (element: Element, box: DOMRect) => {
      const [left, right] = seenOf(element, box.left, box.right);
      // A ground goes from edge to edge; what is cut to a point is for screen readers.
      if (right - left < 3 || right - left > innerWidth * 0.9) return false;
      const isOut = right > innerWidth - safe.right + 0.5;
      return isOut || (left < safe.left - 0.5 && !isInRow(element));
    };
    const isVisible = (element: Element) =>
      !element.closest('[inert]') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const found: string[] = [];
    const name = (element: Element) =>
      element.closest('[aria-label]')?.getAttribute('aria-label') ??
      element.textContent.trim().slice(0, 40);
    for (const element of document.body.querySelectorAll('*')) {
      if (!isVisible(element)) continue;
      if (element.matches('svg, img, input, textarea, select')) {
        const box = element.getBoundingClientRect();
        // A large drawing is an ornament.
        if (reaches(element, box) && !(element.matches('svg') && box.width > 64))
          found.push(`${element.tagName.toLowerCase()} ${name(element)}`);
        continue;
      }
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        if ([...range.getClientRects()].some((box) => reaches(element, box)))
          found.push(node.textContent.trim().slice(0, 40));
      }
    }
    return [...new Set(found)];
  }, SAFE);
}
