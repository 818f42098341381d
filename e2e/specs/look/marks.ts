import type { Page } from '@playwright/test';

import { player } from '../../../src/shared/i18n/fa/player';

/** Buttons that are disabled at an end of the chapters. */
const SKIPS = `[aria-label="${player.previous}"], [aria-label="${player.next}"]`;

/**
 * The controls that look the same in two states of theirs: chosen or not, disabled or not, wrong or not. A state that
 * a class shows is compared with the next control beside it.
 */
export function unmarkedIn(page: Page): Promise<string[]> {
  return page.evaluate((skips) => {
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)) ||
      element.outerHTML.slice(0, 90);
    /** How the element and what lies in it are drawn; without its icons, which differ anyway. */
    const looksOf = (root: Element, parts = ':not(svg *)') =>
      [root, ...root.querySelectorAll(parts)]
        .flatMap((each) =>
          [null, '::before', '::after'].map((part) => getComputedStyle(each, part)),
        )
        .map((style) =>
          [
            ...[style.color, style.backgroundColor, style.borderTopColor, style.borderTopWidth],
            ...[style.outlineStyle, style.opacity, style.visibility, style.fontWeight],
            ...[style.transform, style.content, style.insetInlineStart],
          ].join(),
        );
    const isShown = (element: Element) =>
      !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true });
    const shown = (selector: string) =>
      [...document.body.querySelectorAll(selector)].filter(isShown);

    /** Whether the change is seen at the control, or at the label around it. Takes it back. */
    const isSeen = (control: Element, change: () => void, takeBack: () => void) => {
      const area = control.closest('label') ?? control.parentElement ?? control;
      const before = looksOf(area, '*').join();
      change();
      const after = looksOf(area, '*').join();
      takeBack();
      return after !== before;
    };

    const unmarked: string[] = [];
    // Radio buttons with a label of their own are stars, which are drawn anew.
    for (const control of shown('input[type=checkbox], input[type=radio]:not([aria-label])')) {
      const box = control as HTMLInputElement;
      const flip = () => (box.checked = !box.checked);
      if (!isSeen(box, flip, flip))
        unmarked.push(`${nameOf(box)} looks the same when it is chosen`);
    }
    for (const control of shown(`button:is([type=submit], ${skips}):enabled`)) {
      const button = control as HTMLButtonElement;
      const flip = () => (button.disabled = !button.disabled);
      if (!isSeen(button, flip, flip)) unmarked.push(`${nameOf(button)} looks the same disabled`);
    }
    for (const field of shown(
      'form :is(input[type=text], input[type=email], input[type=password], textarea)',
    )) {
      if (field.hasAttribute('aria-invalid')) continue;
      const isMarked = isSeen(
        field,
        () => field.setAttribute('aria-invalid', 'true'),
        () => field.removeAttribute('aria-invalid'),
      );
      // In forced colours the words below it say so.
      if (!isMarked && !matchMedia('(forced-colors: active)').matches)
        unmarked.push(`${nameOf(field)} looks the same when it is wrong`);
    }

    const CHOSEN =
      '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"]';
    for (const chosen of shown(CHOSEN)) {
      const group = chosen.closest('ul, ol, [role="list"], [role="group"], [role="listbox"], nav');
      const other = [...(group?.querySelectorAll(chosen.tagName) ?? [])].find(
        (each) => isShown(each) && !each.matches(CHOSEN),
      );
      if (!other) continue;
      const looks = new Set(looksOf(other));
      if (looksOf(chosen).every((look) => looks.has(look)))
        unmarked.push(`${nameOf(chosen)} looks like ${nameOf(other)}`);
    }
    return unmarked;
  }, SKIPS);
}

/** What forced colours hide: drawn parts without a line of their own, and what is chosen by its ground alone. */
export async function unseenInForcedColors(page: Page): Promise<string[]> {
  const drawn = await page.evaluateHandle(() =>
    [...document.body.querySelectorAll('*')].filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      const isEmpty = each.childElementCount === 0 && each.textContent.trim() === '';
      if (
        !isEmpty ||
        width * height < 4 ||
        each.closest('main, [inert], [data-sample], svg, input')
      )
        return false;
      return (
        each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !getComputedStyle(each).backgroundColor.endsWith(', 0)')
      );
    }),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  const unseen = await drawn.evaluate((all) => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    return all
      .filter((each) => {
        const { backgroundColor, borderTopWidth, outlineStyle } = getComputedStyle(each);
        const hasLine = borderTopWidth !== '0px' || outlineStyle !== 'none';
        return backgroundColor === canvas && !hasLine;
      })
      .map((each) => `${each.outerHTML} is not drawn`);
  });
  const unmarked = await unmarkedIn(page);
  await page.emulateMedia({ forcedColors: 'none' });
  return [...unseen, ...unmarked].map((each) => `${each} in forced colours`);
}
