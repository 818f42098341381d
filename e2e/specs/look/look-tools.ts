import type { StyleNames } from './class-names';
import type { Defaults } from './defaults';

/** What the reader of looks has in the page. */
export interface LookTools {
  /** The name of an element: tag, classes, and attributes by which rules select. */
  nameOf: (element: Element) => string;
  /** Replaces the names of a build by readable ones. */
  readable: (text: string) => string;
  /** The value of a property of an element, or of a drawn part of it. */
  valueOf: (element: Element, part: string | null, property: string) => string;
  /**
   * The looks of elements and of their drawn parts: the values that are neither taken over from around them nor those
   * of a page without style sheets. Colours have the names of their tokens.
   */
  looksOf: (elements: readonly Element[]) => Map<Element, Record<string, string>>;
}

export interface ToolsInput {
  readonly names: StyleNames;
  readonly defaults: Defaults;
  readonly inherited: readonly string[];
  readonly own: readonly string[];
}

declare global {
  interface Window {
    __looks?: LookTools;
  }
}

/** Puts the tools into a page, as its first script. */
export function installTools({ names, defaults, inherited, own }: ToolsInput): void {
  const { classes, attributes, tokens } = names;
  const COLORS = /(?:rgba?|color|oklab|oklch|lab|lch|hsla?)\([^()]*\)/g;

  /** The names of the curves of motions, by their values. */
  const curves = ['ease-out', 'ease-in-out'].map((name) => [name, `--${name}`] as const);
  const readable = (text: string) => {
    const named = text.replace(/\b_[a-z0-9]{5,6}\b/g, (each) => classes[each] ?? each);
    if (!named.includes('cubic-bezier')) return named;
    const style = getComputedStyle(document.documentElement);
    return curves.reduce(
      (said, [name, token]) => said.replaceAll(style.getPropertyValue(token).trim(), name),
      named.replaceAll(/\(0?\./g, '(0.'),
    );
  };

  const nameOf = (element: Element) => {
    const marks = attributes
      .filter((each) => element.hasAttribute(each))
      .map((each) => {
        const value = element.getAttribute(each) ?? '';
        return /^[\w-]+$/.test(value) ? `[${each}=${value}]` : `[${each}]`;
      });
    const own = [...element.classList].flatMap((each) => classes[each] ?? []);
    const state = element.matches(':disabled') ? [':disabled'] : [];
    if (element.matches(':checked')) state.push(':checked');
    return [
      [element.localName, ...own].join(' '),
      ...(element.localName === 'input' ? [`[type=${(element as HTMLInputElement).type}]`] : []),
      ...marks,
      ...state,
    ].join('');
  };

  const plain = new CSSStyleSheet();
  const still = '*, *::before, *::after { transition: none !important }';
  const inTheme = <Result>(theme: 'light' | 'dark', act: () => Result): Result => {
    plain.replaceSync(still);
    document.adoptedStyleSheets.push(plain);
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    dataset['theme'] = theme;
    try {
      return act();
    } finally {
      if (before === undefined) delete dataset['theme'];
      else dataset['theme'] = before;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== plain);
    }
  };

  const toRgb = new Map<string, string>();
  /** The value of a token as the browser writes colours. */
  const rgbOf = (raw: string) => {
    const known = toRgb.get(raw);
    if (known !== undefined) return known;
    const probe = document.createElement('i');
    probe.style.color = raw;
    document.body.append(probe);
    const color = probe.style.color === '' ? '' : getComputedStyle(probe).color;
    probe.remove();
    toRgb.set(raw, color);
    return color;
  };
  const colorTokens = tokens.filter((each) => !/^--(?:space|type|motion|elevation)/.test(each));
  /** The names of colours at an element, by their values in both themes. */
  const namesAt = (element: Element): Map<string, string> => {
    const read = () => {
      const style = getComputedStyle(element);
      return colorTokens.map((token) => style.getPropertyValue(token).trim());
    };
    const [light, dark] = [inTheme('light', read), inTheme('dark', read)];
    const found = new Map<string, string>();
    for (const [index, token] of colorTokens.entries()) {
      const pair = [light, dark].map((values) => rgbOf(values[index] ?? ''));
      if (pair[0] !== '' && !found.has(pair.join())) found.set(pair.join(), token.slice(2));
    }
    return found;
  };
  const maps = new WeakMap<Element, Map<string, string>>();
  const colorsOf = (light: string, dark: string, element: Element) => {
    const [inLight, inDark] = [light.match(COLORS) ?? [], dark.match(COLORS) ?? []];
    if (inLight.length !== inDark.length) return `${light} / in the dark ${dark}`;
    let index = -1;
    return light.replace(COLORS, (each) => {
      index += 1;
      const other = inDark[index] ?? '';
      if (each === 'rgba(0, 0, 0, 0)' && other === each) return 'transparent';
      for (const at of [document.documentElement, element.closest('[data-theme], [style*="--"]')]) {
        if (!at) continue;
        const map = maps.get(at) ?? namesAt(at);
        maps.set(at, map);
        const token = map.get(`${each},${other}`);
        if (token !== undefined) return token;
      }
      const short = (color: string) => color.replaceAll(/(\.\d\d)\d+/g, '$1');
      return each === other ? short(each) : `${short(each)} / ${short(other)}`;
    });
  };

  const kindOf = (element: Element) => {
    if (element instanceof SVGElement) return `svg:${element.localName}`;
    return element instanceof HTMLInputElement ? `input:${element.type}` : element.localName;
  };
  const defaultOf = (kind: string, property: string) =>
    defaults[kind]?.[property] ?? defaults['x-part']?.[property];

  /** What an element may set instead. */
  const physical: Readonly<Record<string, string>> = {
    'inline-size': 'width',
    'block-size': 'height',
    'inset-block-start': 'top',
    'inset-block-end': 'bottom',
    'inset-inline-start': 'right',
    'inset-inline-end': 'left',
  };
  type Reader = (property: string) => string;
  const readerOf = (element: Element, part: string | null): Reader => {
    if (part !== null) {
      const style = getComputedStyle(element, part);
      return (property) => style.getPropertyValue(property);
    }
    const map = element.computedStyleMap();
    return (property) => map.get(property)?.toString() ?? '';
  };
  const valueOf = (element: Element, part: string | null, property: string) =>
    readerOf(element, part)(property);

  const valuesOf = (element: Element, part: string | null) => {
    const values: Record<string, string> = {};
    const read = readerOf(element, part);
    const parent = part === null ? element.parentElement : element;
    const kind = part === null ? kindOf(element) : 'x-part';
    const set = part === null && element instanceof HTMLElement ? element.style : null;
    const around = parent && (part === null ? readerOf(parent, null) : plainReaderOf(parent));
    for (const property of inherited) {
      const value = read(property);
      const above = around ? around(property) : defaultOf('x-part', property);
      if (value === '' || value === above) continue;
      values[property] = element.hasAttribute(property) ? '(set)' : value;
    }
    for (const property of own) {
      const value = read(property);
      if (value === '' || value === defaultOf(kind, property)) continue;
      const isSet = [property, physical[property] ?? property].some(
        (each) => set && set.getPropertyValue(each) !== '',
      );
      values[property] = isSet ? '(set)' : value;
    }
    return values;
  };
  const plainReaderOf = (element: Element): Reader => {
    const style = getComputedStyle(element);
    return (property) => style.getPropertyValue(property);
  };

  const isDrawn = (element: Element, part: string) => {
    if (part === '::placeholder') return element.matches('[placeholder]');
    return !['none', 'normal'].includes(getComputedStyle(element, part).content);
  };
  const partsOf = (element: Element) => [
    null,
    ...['::before', '::after', '::placeholder'].filter(
      (part) => element.checkVisibility() && isDrawn(element, part),
    ),
  ];
  const isForced = (element: Element) =>
    element.getAttribute('data-look-forced') === 'focus-visible';
  const looksOf = (elements: readonly Element[]) => {
    const read = inTheme('light', () =>
      elements.flatMap((element) =>
        partsOf(element).map((part) => ({ element, part, light: valuesOf(element, part) })),
      ),
    );
    const isColored = (value: string) => value.search(COLORS) >= 0;
    const inDark = inTheme('dark', () =>
      read.map(({ element, part, light }) =>
        Object.fromEntries(
          Object.entries(light)
            .filter(([, value]) => isColored(value))
            .map(([property]) => [property, valueOf(element, part, property)]),
        ),
      ),
    );
    const looks = new Map<Element, Record<string, string>>();
    for (const [index, { element, part, light }] of read.entries()) {
      const look = looks.get(element) ?? {};
      looks.set(element, look);
      for (const [property, value] of Object.entries(light)) {
        const dark = inDark[index]?.[property];
        const text = dark === undefined ? value : colorsOf(value, dark, element);
        look[`${part ?? ''} ${property}`.trim()] = readable(text);
      }
      // Which element has the focus is no question of its look.
      if (part === null && element === document.activeElement && !isForced(element))
        for (const each of Object.keys(look))
          if (each.startsWith('outline-')) Reflect.deleteProperty(look, each);
    }
    return looks;
  };

  window.__looks = { nameOf, readable, valueOf, looksOf };
}
