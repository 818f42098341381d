import type { Page } from '@playwright/test';

import { everyAddress } from '../../fixtures/page-list';
import { expect, test } from '../../fixtures/test';
import { scrollThrough } from '../../scroll-through';
import { settled } from '../../settled';

test.use({ viewport: { width: 320, height: 640 }, expectedProblems: /status of 404/ });
test.setTimeout(360_000);

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    if (window.origin !== 'null') localStorage.setItem('settings', '{"textSize":200}');
  });
});

for (const { who, persona } of [
  { who: 'A visitor @deep', persona: undefined },
  { who: 'A reader @deep', persona: 'collector' },
] as const) {
  test.describe(who, () => {
    test.use({ persona });

    test('reads all text of every page at 200 % on the narrowest phone', async ({ page }) => {
      for (const path of everyAddress) {
        await test.step(path, async () => {
          await page.goto(path);
          await settled(page);
          await scrollThrough(page);
          await expect.soft.poll(() => lostIn(page), { message: path }).toEqual([]);
        });
      }
    });
  });
}

/** The texts of the page that are out of reach, cut off, or broken within a word. */
function lostIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) lost.add(`the page is ${scrollWidth - clientWidth} px too wide`);

    /** Boxes that show a part of their text on purpose: visually hidden, shortened by an ellipsis, or folded. */
    const isMeant = (box: Element, style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' ||
      style.webkitLineClamp !== 'none' ||
      style.maskImage !== 'none' ||
      box.getBoundingClientRect().width <= 1;

    /** Why a part of a text cannot be read; null if it can. */
    const lossOf = (parent: Element, rect: DOMRect): string | null => {
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.position === 'fixed' && box !== parent) return null;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const [x, y] = [style.overflowX, style.overflowY];
        if (isMeant(box, style)) return null;
        if (x === 'auto' || x === 'scroll') return null;
        const isCutAside = x !== 'visible' && (rect.left < left - 1 || rect.right > right + 1);
        const isCutBelow =
          (y === 'hidden' || y === 'clip') && (rect.top < top - 4 || rect.bottom > bottom + 4);
        if (isCutAside || isCutBelow) return 'cut off';
      }
      const isOutside = rect.left < -1 || rect.right > innerWidth + 1;
      return isOutside ? 'outside the window' : null;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('[aria-hidden="true"], svg, script, style, [data-display-face]')) continue;
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(rects.map(({ top }) => Math.round(top)));
        // An address or a code has no other place to break.
        const isName = /^[\u0600-\u06ff\u200c«»()؟!،؛:.…]+$/.test(word);
        const isBroken = isName && lines.size > 1 ? 'broken' : null;
        for (const rect of rects) {
          const loss = lossOf(parent, rect) ?? isBroken;
          if (loss !== null) lost.add(`${loss}: ${node.data.trim().slice(0, 60)}`);
        }
      }
    }
    return [...lost];
  });
}
