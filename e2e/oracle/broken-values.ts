import type { Rule } from './rule';

const brokenValue = /\b(?:NaN|undefined|null|Infinity|Invalid Date)\b|\[object \w+\]/g;

/** No broken value is visible or read by a screen reader: docs/faults.md#o3 */
export const brokenValues: Rule = {
  inspect: async (page, report) => {
    const body = page.locator('body');
    const places = {
      title: await page.title(),
      text: await body.innerText(),
      'accessible names': await body.ariaSnapshot(),
    };
    for (const [place, text] of Object.entries(places)) {
      for (const [value] of text.matchAll(brokenValue)) report(`"${value}" in the page's ${place}`);
    }
  },
};
