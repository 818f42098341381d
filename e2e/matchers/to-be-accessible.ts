import AxeBuilder from '@axe-core/playwright';
import type { MatcherReturnType, Page } from '@playwright/test';

type ColorScheme = 'light' | 'dark';

/** Faults as rule and elements, in the words of the page's markup. */
async function faultsOf(page: Page, scheme: ColorScheme, rules?: string[]) {
  // Everything is of one origin, so it needs no page of its own to gather what frames found.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => [scheme, id, ...nodes.map(({ html }) => html)]);
}

/** The other theme's colours are there once they have stopped changing. */
async function showScheme(page: Page, colorScheme: ColorScheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/**
 * No fault that a program can count, in either theme: all rules in the one that is shown, and in the other
 * what a theme can change.
 */
export async function toBeAccessible(page: Page): Promise<MatcherReturnType> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [shown, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const faults = await faultsOf(page, shown);
  await showScheme(page, other);
  faults.push(...(await faultsOf(page, other, ['color-contrast'])));
  await showScheme(page, shown);
  return {
    pass: faults.length === 0,
    message: () =>
      faults.length === 0
        ? 'Expected faults of accessibility, found none.'
        : `Faults of accessibility:\n${faults.map((fault) => fault.join('\n    ')).join('\n')}`,
  };
}
