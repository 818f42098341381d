import type { Locator } from '@playwright/test';

/**
 * How many items of each list stand abreast, whole and in sight, as `3`; as `3 of 6` where the list keeps others back.
 * The lists have the names of their labels, or of the headings before them.
 */
export function abreastIn(root: Locator): Promise<Record<string, string>> {
  return root.evaluate((element) => {
    const abreast: Record<string, string> = {};
    let heading = '';
    const LIST = 'ul, ol, [role="list"]';
    for (const part of element.querySelectorAll(`h1, h2, h3, ${LIST}`)) {
      if (/^H/.test(part.tagName)) {
        heading = part.textContent.trim();
        continue;
      }
      const items = [...part.querySelectorAll('li, [role="listitem"]')].filter(
        (item) => item.parentElement?.closest(LIST) === part,
      );
      const shown = items.filter((item) => item.checkVisibility());
      const [first] = shown.map((item) => item.getBoundingClientRect());
      if (items.length < 2 || !first || first.width < 2) continue;
      const { left, right } = part.getBoundingClientRect();
      const row = shown.filter((item) => {
        const rect = item.getBoundingClientRect();
        const isWhole = rect.left >= left - 1 && rect.right <= right + 1;
        return isWhole && Math.abs(rect.top - first.top) < 2;
      });
      const name = part.getAttribute('aria-label') ?? heading;
      const isPart = shown.length < items.length;
      abreast[name] ??= isPart ? `${row.length} of ${shown.length}` : `${row.length}`;
    }
    return abreast;
  });
}
