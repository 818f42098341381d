import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Locator, Page } from '@playwright/test';

import { oddIn } from './shape';

const persianLetter = /[\u0600-\u06ff]/;
/** Words, and one that fits nowhere. */
const LONG = ` ${'شهریار '.repeat(4)}${'ب'.repeat(60)}`;

const own = fileURLToPath(new URL('../../../src/shared/i18n/fa/', import.meta.url));
/** The texts of the app itself, which have the length that they have. */
const ownTexts = new Set(
  readdirSync(own)
    .flatMap((file) => readFileSync(own + file, 'utf8').match(/(?<=')[^'\n]+(?=')/g))
    .map((text) => text?.trim()),
);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return persianLetter.test(value) ? [value.trim()] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

/** Collects the Persian texts of the answers that come from now on. The function that it returns tells them. */
export function watchTexts(page: Page): () => Promise<readonly string[]> {
  const answers: Promise<string[]>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/') || !response.ok()) return;
    // A page that is left keeps no answers.
    answers.push(response.json().then(textsIn, () => []));
  });
  return async () => {
    const texts = new Set((await Promise.all(answers)).flat());
    return [...texts].filter((text) => !ownTexts.has(text));
  };
}

/**
 * What is squeezed while each of the texts is very long, besides those in the display face and the line below them,
 * whose editors know their room. What stands beside a long text keeps its size: icons, pictures, controls, amounts and labels.
 * With `isWhole`, what looks odd as well; parts with long texts may reach beside those that are read before.
 */
export async function oddWithLongTextsIn(
  root: Locator,
  texts: readonly string[],
  isWhole: boolean,
): Promise<string[]> {
  const long = await root.evaluateHandle(
    (element, { texts, LONG }) => {
      const exact = new Set(texts);
      const parts = texts.filter((text) => text.length >= 8);
      const changed: Text[] = [];
      const kept: (Element | Text)[] = [];
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const node = nodes.currentNode;
        const text = node.textContent?.trim() ?? '';
        if (!(node instanceof Text) || text === '') continue;
        const { parentElement } = node;
        if (!parentElement || parentElement.closest('svg, script, style')) continue;
        const isEdited = [parentElement, parentElement.previousElementSibling].some(
          (each) => each && getComputedStyle(each).fontFamily.includes('Gulzar'),
        );
        if (isEdited) continue;
        const isOfAnswer = exact.has(text) || parts.some((part) => text.includes(part));
        const isLonger = isOfAnswer && !parentElement.closest('button');
        (isLonger ? changed : kept).push(node);
      }
      const around = new Set<Element>();
      for (const { parentElement } of changed) {
        for (let box = parentElement; box && !around.has(box); box = box.parentElement)
          around.add(box);
      }
      // Drawings that fill their place are the others.
      const drawn = 'svg:not([preserveAspectRatio]), img';
      for (const part of element.querySelectorAll(`${drawn}, input, button, a[href]`)) {
        if (!around.has(part) && part.checkVisibility()) kept.push(part);
      }
      const boxOf = (part: Element | Text) => {
        if (part instanceof Element) return part.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
      };
      const nameOf = (part: Element | Text) =>
        (part instanceof Element && part.getAttribute('aria-label')) ||
        part.textContent.trim().slice(0, 40) ||
        `${part.nodeName} of ${part.parentElement?.textContent.trim().slice(0, 40)}`;

      const before = kept.map(boxOf);
      const olds = changed.map(({ data }) => data);
      for (const node of changed) node.data += LONG;
      const squeezed = kept.flatMap((part, index) => {
        const [old = new DOMRect(), now] = [before[index], boxOf(part)];
        if (old.width < 2 || now.width < 2) return [];
        const isSmaller = now.width < old.width - 1 || now.height < old.height - 1;
        const isStretched =
          part instanceof Element &&
          part.matches(drawn) &&
          Math.abs(now.height / now.width - old.height / old.width) > 0.04;
        const isBroken = part instanceof Text && now.height > old.height + 4;
        return isSmaller || isStretched || isBroken ? [`squeezed: ${nameOf(part)}`] : [];
      });
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) squeezed.push('the page is too wide');
      const restore = () => {
        for (const [index, node] of changed.entries()) node.data = olds[index] ?? '';
      };
      return { squeezed, restore };
    },
    { texts, LONG },
  );
  const odd = isWhole ? await oddIn(root) : [];
  const squeezed = await long.evaluate((each) => {
    each.restore();
    return each.squeezed;
  });
  return [...squeezed, ...odd.filter((each) => !each.includes(' before '))].map(
    (each) => `${each} — with long texts`,
  );
}
