import type { Page } from '@playwright/test';

type Role = 'alert' | 'status';

/** Runs in the page: collects every text that a screen reader would announce with this role. */
function collect(role: Role) {
  const announcements: string[] = [];
  Object.assign(window, { __announcements: announcements });
  const selector = `[role=${role}]`;
  new MutationObserver((changes) => {
    for (const { type, addedNodes, target } of changes) {
      const parent = target instanceof Element ? target : target.parentElement;
      const isInside = parent?.closest(selector) != null;
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const added = node instanceof Element ? node : null;
        const inner = added?.matches(selector) ? added : added?.querySelector(selector);
        if (isInside || inner) announcements.push(node.textContent ?? '');
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * Makes a page, and those that are loaded after it, remember what they announce: what is shown for a few seconds
 * may be gone before a busy machine looks. The function that it returns reads the announcements of the present page.
 */
export async function watchAnnouncements(page: Page, role: Role): Promise<() => Promise<string[]>> {
  await page.addInitScript(collect, role);
  await page.evaluate(collect, role);
  return () => page.evaluate(() => Reflect.get(window, '__announcements') as string[]);
}
