import type { Page } from '@playwright/test';

/**
 * The controls that the keyboard brings into sight with an edge under a bar. Each takes the focus from the one after
 * it, then from the one before it, because the page scrolls no further than it must.
 */
export function underBarsIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input)')]
      .filter((control) => !control.closest('[inert]') && !control.matches(':disabled'))
      .filter((control) => control.tabIndex >= 0)
      .filter((control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
    const isUnderBar = (control: HTMLElement, edge: 'top' | 'bottom') => {
      // The focus scrolls only to what does not have it.
      control.blur();
      control.focus();
      const box = control.getBoundingClientRect();
      if (document.activeElement !== control || box.height > innerHeight / 3) return false;
      const y = edge === 'top' ? box.top + 2 : box.bottom - 2;
      if (y < 0 || y > innerHeight) return true;
      const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
      for (
        let part = document.elementFromPoint(x, y);
        part && !part.contains(control);
        part = part.parentElement
      ) {
        const isKept = ['fixed', 'sticky'].includes(getComputedStyle(part).position);
        // A card of a row that is still scrolling may be behind a column at the side.
        if (isKept && part.clientHeight < innerHeight / 2) return true;
      }
      return false;
    };
    const underBars: HTMLElement[] = [];
    const look = async (control: HTMLElement, edge: 'top' | 'bottom') => {
      if (!isUnderBar(control, edge)) return;
      // What comes into sight for the first time may take its size only now.
      await new Promise(requestAnimationFrame);
      if (isUnderBar(control, edge)) underBars.push(control);
    };
    for (const control of controls) await look(control, 'bottom');
    for (const control of controls.reverse()) await look(control, 'top');
    return underBars.map(
      (control) =>
        (control.getAttribute('aria-label') ?? control.textContent.trim()) || control.outerHTML,
    );
  });
}

/** The last text of a page that is scrolled to its end, if a bar at the bottom covers it. */
export function coveredEndOf(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const layerOf = (part: Element | null): Element | null =>
      part && /fixed|sticky/.test(getComputedStyle(part).position)
        ? part
        : part && layerOf(part.parentElement);
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let end: { text: string; rect: DOMRect } | null = null;
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const parent = currentNode.parentElement;
      const text = currentNode.textContent?.trim() ?? '';
      if (text === '' || !parent?.checkVisibility({ visibilityProperty: true }) || layerOf(parent))
        continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const rect = range.getBoundingClientRect();
      // What is hidden for the eye takes no room.
      if (parent.clientWidth !== 1 && rect.bottom > (end?.rect.bottom ?? 0)) end = { text, rect };
    }
    if (!end) return null;
    const { left, width, bottom } = end.rect;
    const hit = document.elementFromPoint(left + width / 2, Math.min(bottom, innerHeight) - 1);
    return bottom > innerHeight || layerOf(hit) ? end.text : null;
  });
}
