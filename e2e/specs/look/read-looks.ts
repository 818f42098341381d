type Look = Readonly<Record<string, string>>;

/** An element that a person sees, or one around it. */
export interface SeenElement {
  /** Stands for its place: the names of what is around it, and its own. */
  readonly id: string;
  readonly parent: string | null;
  readonly name: string;
  /** Start and top from those of the element around it, width and height; empty for a part of a drawing. */
  readonly box: readonly number[] | null;
  /** Its own values; null if they were read before. */
  readonly look: Look | null;
}

interface LookMemory {
  /** What is new in the page, with its looks at rest. */
  readonly fresh: ReadonlyMap<Element, string>;
  readonly rest: ReadonlyMap<Element, Look>;
}

declare global {
  interface Window {
    __lookMemory?: LookMemory;
  }
}

/** Reads the page, and the looks of what is new in it. Of items that are alike, two are enough. */
export function readLooks([known, unread]: readonly [
  known: readonly string[],
  unread: readonly string[],
]): SeenElement[] {
  const tools = window.__looks;
  if (!tools) throw new Error('The tools are missing.');
  const knownIds = new Set(known);
  const UNSEEN = 'script, style, template, noscript, link, meta, head, title, base, option';
  /** How many elements around an element make its place. */
  const AROUND = 3;
  /** What the frame says of itself, which changes nothing in the page. */
  const FRAME = /\[data-(?:player|sidebar)=[^\]]*\]| has-small-player| has-bottom-bar/g;
  /** A time, whose digits have different widths. */
  const CLOCK = /[\d\u06f0-\u06f9]:[\d\u06f0-\u06f9]{2}/;
  const TELLING = [
    ...['display', 'order', 'visibility', 'border-block-start-width', 'opacity', 'color'],
    ...['grid-column-start', 'margin-block-start', 'background-color', 'z-index', 'position'],
    ...['padding-block-start', 'border-start-start-radius', 'font-size'],
  ];
  const hash = (text: string) => {
    let sum = 0;
    for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
    return (sum >>> 0).toString(36);
  };

  /** Without a box of its own, an element counts as invisible, and what is in it is seen. */
  const isShown = (element: Element) =>
    element.checkVisibility() || getComputedStyle(element).display === 'contents';

  interface Found {
    readonly element: Element;
    readonly id: string;
    readonly parent: string | null;
    readonly name: string;
  }
  const found = new Map<string, Found>();
  const visit = (
    element: Element,
    name: string,
    parent: string | null,
    around: readonly string[],
    number: string,
  ) => {
    // A part that does not move is told from one that does.
    const motion = element.closest('[data-still]') ? 'still' : '';
    const id = hash([...around, name + number + motion].join('/'));
    const isSeen = isShown(element);
    const other = found.get(id)?.element;
    if (!other || (isSeen && !isShown(other))) found.set(id, { element, id, parent, name });
    if (!isSeen || element.localName === 'iframe') return;
    const children = [...element.children].filter((child) => {
      const isSaid = unread.some((each) => tools.nameOf(child).includes(each));
      return !child.matches(UNSEEN) && !child.closest('[hidden]') && !isSaid;
    });
    const names = children.map((child) => tools.nameOf(child));
    const inside = [...around, name.replaceAll(FRAME, '')].slice(-AROUND);
    const alike = new Map<string, string[]>();
    for (const [index, child] of children.entries()) {
      const childName = names[index] ?? '';
      const kinds = alike.get(childName) ?? [];
      alike.set(childName, kinds);
      const isOfMany = names.filter((each) => each === childName).length > 2;
      const style = isOfMany ? getComputedStyle(child) : null;
      const kind = style ? TELLING.map((each) => style.getPropertyValue(each)).join() : '';
      // The second is read even if it looks like the first.
      if (kinds.length < 2 || !kinds.includes(kind)) kinds.push(kind);
      const place = kinds.length === 1 ? 0 : kinds.lastIndexOf(kind);
      visit(child, childName, id, inside, place === 0 ? '' : `#${place + 1}`);
    }
  };
  const root = document.documentElement;
  visit(root, tools.nameOf(root), null, [], '');

  const isRight = getComputedStyle(root).direction === 'rtl';
  const boxOf = (element: Element) => {
    if (!isShown(element)) return null;
    if (element.localName !== 'svg' && element.closest('svg')) return [];
    const { left, right, top, width, height } = element.getBoundingClientRect();
    // What nobody sees stands where the page ends.
    if (width <= 1 && height <= 1) return [];
    const isFixed = tools.valueOf(element, null, 'position') === 'fixed';
    let around = element.parentElement;
    while (around && !around.checkVisibility()) around = around.parentElement;
    const base =
      isFixed || !around
        ? new DOMRect(0, 0, innerWidth, innerHeight)
        : around.getBoundingClientRect();
    const start = isRight ? base.right - right : left - base.left;
    const box = [start, top - base.top, width, height].map((each) => Math.round(each));
    // What the element itself sets may be another moment of what plays.
    // The frame is as high as the page in it.
    if (unread.length > 0 && /^(?:html|body|div shell\.shell)/.test(tools.nameOf(element)))
      return [];
    if (element.textContent.length < 30 && CLOCK.test(element.textContent)) return [];
    const isSet =
      element instanceof HTMLElement && /size|inset|transform/.test(element.style.cssText);
    return isSet ? [] : box;
  };

  const fresh = new Map(
    [...found.values()]
      .filter(({ id }) => !knownIds.has(id))
      .map(({ element, id }) => [element, id] as const),
  );
  const rest = tools.looksOf([...fresh.keys()].filter(isShown));
  window.__lookMemory = { fresh, rest };
  // What is far away is measured, too.
  const all = new CSSStyleSheet();
  all.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(all);
  const seen = [...found.values()].map(({ element, id, parent, name }) => ({
    id,
    parent,
    name,
    box: boxOf(element),
    look: rest.get(element) ?? null,
  }));
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== all);
  return seen;
}

/** Marks what rules select by a state of a control, so that it can be brought into that state. */
export function markStateful(state: string): number {
  const fresh = window.__lookMemory?.fresh;
  const STATES = /:(?:hover|active|focus-visible|focus-within|focus)(?![\w-])/g;
  const selectors = new Set<string>();
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) selectors.add(rule.selectorText);
      if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  const wanted =
    state === 'focus-visible'
      ? /:focus(?:-visible)?(?![\w-])/g
      : new RegExp(`:${state}(?![\\w-])`, 'g');
  for (const selector of selectors) {
    for (const { index } of selector.matchAll(wanted)) {
      // The part that is in the state: what stands before it, and what follows to the next blank.
      let before = selector.slice(0, index);
      const open = before.lastIndexOf('(');
      if (open > before.lastIndexOf(')')) before = before.slice(open + 1);
      before = (before.split(',').at(-1) ?? '').replaceAll(STATES, '').trim();
      // Within `:has()` a part may begin with its relation to the rest.
      before = before.replace(/^[>+~]\s*/, '');
      if (/[>+~]$/.test(before)) before += ' *';
      const target =
        before === '' ? 'a[href], button, input, textarea, select, [tabindex]' : before;
      for (const element of document.querySelectorAll(target))
        if (fresh?.has(element)) element.setAttribute('data-look-forced', state);
    }
  }
  return document.querySelectorAll('[data-look-forced]').length;
}

/** What is different now from the looks at rest. */
export function readChanges(): (readonly [id: string, changes: Look])[] {
  const [tools, memory] = [window.__looks, window.__lookMemory];
  if (!tools || !memory) throw new Error('The page was not read before.');
  const { fresh, rest } = memory;
  const changed = [
    ...tools.looksOf([...fresh.keys()].filter((each) => each.checkVisibility())),
  ].map(([element, look]) => {
    const before = rest.get(element) ?? {};
    const names = [...new Set([...Object.keys(look), ...Object.keys(before)])];
    const changes = names
      .filter((name) => look[name] !== before[name])
      .map((name) => [name, look[name] ?? 'unset']);
    return [fresh.get(element) ?? '', Object.fromEntries(changes) as Look] as const;
  });
  return changed.filter(([, changes]) => Object.keys(changes).length > 0);
}

/** The motions of what is new: transitions and animations, without those that take no time. */
export function readMotions(properties: readonly string[]): (readonly [id: string, look: Look])[] {
  const [tools, memory] = [window.__looks, window.__lookMemory];
  if (!tools || !memory) throw new Error('The page was not read before.');
  const isShort = (value: string) =>
    value.split(',').every((each) => Number.parseFloat(each) === 0);
  const found: (readonly [string, Look])[] = [];
  for (const [element, id] of memory.fresh) {
    const look: Record<string, string> = {};
    for (const part of [null, '::before', '::after']) {
      if (part !== null && ['none', 'normal'].includes(getComputedStyle(element, part).content))
        continue;
      const value = (property: string) => tools.valueOf(element, part, property);
      const prefix = part === null ? '' : `${part} `;
      const isMoved = !isShort(value('transition-duration')) || !isShort(value('transition-delay'));
      const isAnimated = value('animation-name') !== 'none';
      for (const property of properties) {
        const text = value(property);
        const isTransition = property.startsWith('transition');
        const isAnimation = property.startsWith('animation');
        if ((isTransition && !isMoved) || (isAnimation && !isAnimated)) continue;
        if (['', '0s', 'normal', 'auto', 'none', '1'].includes(text)) continue;
        look[`${prefix}${property}`] = tools.readable(text);
      }
    }
    if (Object.keys(look).length > 0) found.push([id, look]);
  }
  return found;
}
