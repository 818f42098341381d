import type { ElementHandle, Locator } from '@playwright/test';

/**
 * Where the mark stands at its owner, as `top end`, by the middle of it. `hidden` says that something lies above it,
 * `outside` that it has nothing in common with its owner.
 */
export async function cornerOf(mark: Locator, owner: Locator): Promise<string> {
  const element = (await mark.elementHandle()) as ElementHandle<HTMLElement> | null;
  return owner.evaluate((box, part) => {
    if (!part) return 'no mark';
    part.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    // What lets taps through is seen all the same.
    part.style.pointerEvents = 'auto';
    const [on, at] = [box.getBoundingClientRect(), part.getBoundingClientRect()];
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    const [hit] = document
      .elementsFromPoint(x, y)
      .filter((each) => getComputedStyle(each).opacity !== '0');
    const isAbove = hit !== undefined && part.contains(hit);
    part.style.pointerEvents = '';
    const down = (y - on.top) / on.height;
    const right = (x - on.left) / on.width;
    const along = getComputedStyle(box).direction === 'rtl' ? 1 - right : right;
    const third = (share: number, [first, second, last]: readonly [string, string, string]) =>
      share < 1 / 3 ? first : share > 2 / 3 ? last : second;
    const isOutside =
      at.left > on.right || at.right < on.left || at.top > on.bottom || at.bottom < on.top;
    return [
      third(down, ['top', 'middle', 'bottom']),
      third(along, ['start', 'middle', 'end']),
      ...(isAbove ? [] : ['hidden']),
      ...(isOutside ? ['outside'] : []),
    ].join(' ');
  }, element);
}

/** How the two drawn parts of an element lie to it: how far above its upper edge, how much narrower, and behind it. */
export function fanOf(
  element: Locator,
): Promise<{ above: number; narrower: number; layer: number }[]> {
  return element.evaluate((box) =>
    ['::before', '::after'].map((part) => {
      const { top, left, right, zIndex } = getComputedStyle(box, part);
      return {
        above: Math.round(-Number.parseFloat(top)),
        narrower: Math.round(
          ((Number.parseFloat(left) + Number.parseFloat(right)) * 100) / box.clientWidth,
        ),
        layer: Number(zIndex),
      };
    }),
  );
}
