import AxeBuilder from '@axe-core/playwright';
import type { MatcherReturnType, Page } from '@playwright/test';

type ColorScheme = 'light' | 'dark';

/** Violations as theme, rule and the markup of the elements. */
async function violationsOf(page: Page, scheme: ColorScheme, rules?: string[]) {
  // All frames are of one origin: axe needs no page of its own to collect their results.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => [scheme, id, ...nodes.map(({ html }) => html)]);
}

/** Switches the theme and waits until the colours have stopped changing. */
async function showScheme(page: Page, colorScheme: ColorScheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/**
 * Expects no axe violation in either theme: all rules in the current theme, and in the other one those that a
 * theme can break.
 */
export async function toBeAccessible(page: Page): Promise<MatcherReturnType> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [shown, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  const violations = await violationsOf(page, shown);
  await showScheme(page, other);
  violations.push(...(await violationsOf(page, other, ['color-contrast'])));
  await showScheme(page, shown);
  return {
    pass: violations.length === 0,
    message: () =>
      violations.length === 0
        ? 'Accessibility violations were expected, but axe found none.'
        : `Accessibility violations:\n${violations.map((violation) => violation.join('\n    ')).join('\n')}`,
  };
}
