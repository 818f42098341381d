import type { Rule } from './rule';

const brokenValue = /\b(?:NaN|undefined|null|Infinity|Invalid Date)\b|\[object \w+\]/g;

/** O3: no value that went wrong on its way to the eye or the screen reader. */
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
