import { expect, type Locator } from '@playwright/test';

import { setTextSize } from '../../text-size';

import { abreastIn } from './abreast';
import { resize } from './controls';
import { oddWithLongTextsIn } from './long-texts';
import { oddIn } from './shape';
import { meantAnyway, shapes } from './shapes';

/** The widths at which texts are made long; at the least and at the greatest of them everything is looked at. */
const longAt = [320, 390, 844, 1280];

/** Windows up to the width of a tablet, which have the tabs below, and those with a sidebar. */
const forms = {
  compact: [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 640, height: 900 },
    { width: 768, height: 1024 },
  ],
  wide: [
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
  ],
} as const;
export const sizes = [...forms.compact, ...forms.wide] as const;

interface Alike {
  /** Waits for what the page loads at a size. */
  readonly ready: () => Promise<unknown>;
  /** What windows of different sizes show apart on purpose: the beginnings of the lines that say so. */
  readonly apart?: readonly string[] | undefined;
  /** The address whose shape the part has. */
  readonly path?: string;
  /** Words of what looks odd, but is meant, besides what the shape says. */
  readonly meant?: readonly string[];
  /** The page has not all of its content, so that its lists may have fewer items. */
  readonly lacksContent?: boolean;
  /** The texts of the answers, which may be longer. */
  readonly texts?: () => Promise<readonly string[]>;
  /** Wide windows show the same in another way, so each form is compared with itself. */
  readonly hasTwoForms?: boolean;
}

/**
 * Looks at `root` in windows of every size. Expects each control that is there to be in sight, and each control and
 * text that one window shows to be in all of them, the narrowest with large text too, nothing to look odd, and the
 * lists to fill each window.
 */
export async function expectAlike(
  root: Locator,
  {
    ready,
    apart = [],
    path = '',
    meant: besides = [],
    lacksContent = false,
    texts,
    hasTwoForms,
  }: Alike,
) {
  const page = root.page();
  const { meant = [], abreast = {} } = shapes[path] ?? {};
  const known = [...meant, ...besides, ...(lacksContent ? meantAnyway : [])];
  const unseen: string[] = [];
  const odd: string[] = [];
  const rows: Record<string, string>[] = [];
  const look = async (form: readonly { readonly width: number; readonly height: number }[]) => {
    const seenAt = new Map<string, readonly string[]>();
    for (const size of form) {
      const name = `${size.width} x ${size.height}`;
      await resize(page, size);
      await ready();
      seenAt.set(name, await seenIn(root));
      unseen.push(...(await unseenIn(root)).map((each) => `${each} — out of sight at ${name}`));
      odd.push(...(await oddIn(root)).map((each) => `${each} — at ${name}`));
      rows.push(await abreastIn(root));
      if (!texts || !longAt.includes(size.width)) continue;
      const isWhole = size.width === 320 || size.width === 1280;
      const withLong = await oddWithLongTextsIn(root, await texts(), isWhole);
      odd.push(...withLong.map((each) => `${each} — at ${name}`));
    }
    return seenAt;
  };
  /** What is there with text of twice its size, which has the least room; looks at what is cut by the way. */
  const seenWithLargeText = async () => {
    await resize(page, sizes[0]);
    await setTextSize(page, 200);
    await ready();
    const seen = await seenIn(root);
    const cut = (await oddIn(root)).filter((each) => each.startsWith('cut: '));
    odd.push(...cut.map((each) => `${each} — at 320 x 640 with large text`));
    await setTextSize(page, 100);
    return seen;
  };
  await resize(page, sizes[0]);
  // What loads when it comes near is there, too.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await ready();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // The code of a part may come later than its size, so what is missing is looked for again.
  await expect(async () => {
    unseen.length = odd.length = rows.length = 0;
    const [compact, wide] = [await look(forms.compact), await look(forms.wide)];
    const lost = hasTwoForms
      ? [...lostIn(compact), ...lostIn(wide)]
      : lostIn(new Map([...compact, ...wide]));
    const large = await seenWithLargeText();
    // Large text may bring something, such as a button that unfolds a text, but it takes nothing away.
    const gone = [...compact.values()][0]?.filter((each) => !large.includes(each)) ?? [];
    lost.push(...gone.map(notWithLargeText));
    const unexpected = lost.filter((each) => !apart.some((known) => each.startsWith(known)));
    expect([...unseen, ...unexpected]).toEqual([]);
    expect(odd.filter((each) => !known.some((words) => each.includes(words)))).toEqual([]);
    if (lacksContent) return;
    expect(meant.filter((words) => !odd.some((each) => each.includes(words)))).toEqual([]);
    const fills = (list: string) => rows.map((row) => row[list] ?? 'none').join(', ');
    expect(Object.fromEntries(Object.keys(abreast).map((list) => [list, fills(list)]))).toEqual(
      abreast,
    );
  }).toPass();
}

/** What large text hides on the narrowest phone. */
export const notWithLargeText = (each: string) => `${each} — not at 320 x 640 with large text`;

/** What some of these windows show and others do not. */
function lostIn(seenAt: ReadonlyMap<string, readonly string[]>): string[] {
  const all = new Set([...seenAt.values()].flat());
  return [...all].flatMap((each) => {
    const without = [...seenAt].filter(([, seen]) => !seen.includes(each)).map(([size]) => size);
    return without.length > 0 ? [`${each} — not at ${without.join(', ')}`] : [];
  });
}

/**
 * The names of the controls, and the texts, that a user finds by scrolling at most. The frame has its own: the tabs are
 * below the page or beside it. Of a list these are those of its first item, because a larger window shows more items.
 */
function seenIn(root: Locator): Promise<string[]> {
  return root.evaluate((element) => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isBeside = (rect: DOMRect, box: DOMRect) =>
      rect.right <= box.left + 1 || rect.left >= box.right - 1;
    const isAboveOrBelow = (rect: DOMRect, box: DOMRect) =>
      rect.bottom <= box.top + 1 || rect.top >= box.bottom - 1;

    /** Whether no scrolling brings the place into sight. */
    const isOutOfReach = (rect: DOMRect, from: Element) => {
      for (let box = from; box !== document.body; box = box.parentElement ?? document.body) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
        if (clipPath.startsWith('inset(50%')) return true;
        if (box !== from) {
          if (/auto|scroll/.test(overflowX + overflowY)) return false;
          const area = box.getBoundingClientRect();
          if (hides(overflowX) && isBeside(rect, area)) return true;
          if (hides(overflowY) && isAboveOrBelow(rect, area)) return true;
        }
        const view = new DOMRect(0, 0, innerWidth, innerHeight);
        if (position === 'fixed') return isBeside(rect, view) || isAboveOrBelow(rect, view);
      }
      const { scrollHeight } = document.documentElement;
      const page = new DOMRect(0, -scrollY, innerWidth, scrollHeight);
      return isBeside(rect, page) || isAboveOrBelow(rect, page);
    };
    const isSeen = (shown: Element, rect = shown.getBoundingClientRect()) =>
      shown.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      rect.width > 2 &&
      rect.height > 2 &&
      !isOutOfReach(rect, shown);

    const ITEM = 'li, [role="listitem"]';
    const isOfFirstItem = (part: Element): boolean => {
      const item = part.closest(ITEM);
      const list = item?.parentElement?.closest('ul, ol, [role="list"]');
      if (!item || !list) return true;
      return list.querySelector(ITEM) === item && isOfFirstItem(list);
    };
    const isOfPage = (part: Element) =>
      !part.closest('aside, nav:not(main nav), script, style, [inert]') && isOfFirstItem(part);

    const seen = new Set<string>();
    const controls = element.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    for (const control of controls) {
      // A label stands for its field, which may be transparent or tiny.
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      if (!isOfPage(control) || ![control, ...labels].some((each) => isSeen(each))) continue;
      const name =
        control.getAttribute('aria-label') ??
        [control, ...labels].map((each) => each.textContent.trim()).join('');
      seen.add(`${control.tagName.toLowerCase()} ${name}`);
    }
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const text = currentNode.textContent?.trim() ?? '';
      const parent = currentNode.parentElement;
      if (!parent || text === '' || !isOfPage(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      if (isSeen(parent, range.getBoundingClientRect())) seen.add(text);
    }
    return [...seen];
  });
}

/**
 * The controls that are there but not in sight, except in a list that shows others of its items, and where
 * another control of the same name is in sight.
 */
export function unseenIn(root: Locator): Promise<string[]> {
  return root.evaluate((element) => {
    const controlsIn = (part: ParentNode) => [
      ...part.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ];
    const isSeen = (control: HTMLElement) => {
      const { width, height } = control.getBoundingClientRect();
      return control.checkVisibility({ visibilityProperty: true }) && width * height > 0;
    };
    const nameOf = (control: HTMLElement) =>
      (control.getAttribute('aria-label') ?? control.textContent.trim()) || control.outerHTML;
    const isOfShownList = (control: HTMLElement) => {
      const item = control.closest('li, [role="listitem"]');
      const others = [...(item?.parentElement?.children ?? [])].filter((each) => each !== item);
      return others.some((each) => controlsIn(each).some(isSeen));
    };
    // Buttons for the mouse alone come with it; a sidebar of icons has no room for shelves.
    const unshown = `[hidden], [inert], [aria-hidden="true"]${innerWidth < 1200 ? ', aside *' : ''}`;
    const controls = controlsIn(element);
    const shownNames = new Set(controls.filter(isSeen).map(nameOf));
    return controls
      .filter((control) => !isSeen(control) && !shownNames.has(nameOf(control)))
      .filter((control) => !isOfShownList(control) && !control.closest(unshown))
      .map(nameOf);
  });
}
