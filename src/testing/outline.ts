import { getRoles, isInaccessible } from '@testing-library/react';

import { iconNameOf } from './icon-names';

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/shared/i18n/fa/*.ts', '!**/*.test.ts'],
  { eager: true },
);

/** The states of a control that a screen reader tells. */
const states = ['expanded', 'pressed', 'current', 'disabled', 'selected', 'checked', 'invalid'];
/** What else decides how a control or a container is used by keys, by a screen reader, and by the keyboard of a phone. */
const traits = ['aria-live', 'aria-busy', 'aria-valuetext', 'aria-haspopup', 'tabindex'];
/** What decides in which direction and language a text is read. */
const textTraits = ['dir', 'lang'];
const fieldTraits = ['type', 'autocomplete', 'inputmode', 'enterkeyhint', 'maxlength'];
/** Containers that are only worth a line with a name of their own. */
const quiet = new Set(['generic', 'presentation', 'none', 'paragraph', 'img', 'status', 'group']);

/**
 * What a screen reader finds in an element: a line for each role, with its name and states, and for each text that is
 * no control's name. A text of the app appears as the name that it has in shared/i18n/fa, so the lines
 * do not change with the wording, and a swapped text is seen. Beside them stand the icons and pictures, which only the
 * eye finds.
 */
export function outlineOf(root: Element): string {
  const lines: string[] = [];
  const roles = rolesIn(root);
  const visit = (element: Element, depth: number) => {
    if (isInaccessible(element)) {
      for (const icon of iconsIn(element)) lines.push(`${'  '.repeat(depth)}${icon}`);
      return;
    }
    // A frame has no role of its own.
    const role = roles.get(element) ?? (element.tagName === 'IFRAME' ? 'frame' : undefined);
    const name = role === undefined ? '' : nameOf(element, role);
    const isLine =
      role !== undefined &&
      !(quiet.has(role) && !hasOwnName(element) && !element.hasAttribute('tabindex'));
    const below = isLine ? depth + 1 : depth;
    if (isLine) lines.push(`${'  '.repeat(depth)}${role}${name}${statesOf(element)}`);
    if (isLine && namedByContent.has(role))
      for (const icon of iconsIn(element)) lines.push(`${'  '.repeat(below)}${icon}`);
    if (role === 'status' && !isLine) lines.push(`${'  '.repeat(depth)}status`);
    if (isLine && namedByContent.has(role)) return;
    for (const node of element.childNodes) {
      if (node instanceof Element) visit(node, below);
      else if (node.textContent?.trim()) {
        const marks = isLine ? '' : marksOf(element);
        lines.push(`${'  '.repeat(below)}${keyOf(node.textContent)}${marks}`);
      }
    }
  };
  visit(root, 0);
  return lines.join('\n');
}

/** The icons and pictures that an element draws where it is not hidden from the eye as well. */
function iconsIn(element: Element): readonly string[] {
  const drawn = [element, ...element.querySelectorAll('*')].filter(
    (part) => part.tagName.toLowerCase() === 'svg' && part.closest('[hidden]') === null,
  );
  return drawn.map(iconNameOf).filter((name) => name !== null);
}

const namedByContent = new Set(['button', 'link', 'heading', 'tab', 'option', 'switch', 'radio']);

function rolesIn(root: Element): ReadonlyMap<Element, string> {
  const all = Object.entries(getRoles(root as HTMLElement));
  return new Map(all.flatMap(([role, elements]) => elements.map((element) => [element, role])));
}

function hasOwnName(element: Element): boolean {
  return ['aria-label', 'aria-labelledby', 'alt', 'title'].some((name) =>
    element.getAttribute(name),
  );
}

function nameOf(element: Element, role: string): string {
  const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
  const pointed = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const own = ['aria-label', 'alt', 'title', 'placeholder'].map((name) =>
    element.getAttribute(name),
  );
  const field = element as Partial<HTMLInputElement>;
  const label = [...(field.labels ?? [])].map(({ textContent }) => textContent).join(' ');
  const content = namedByContent.has(role) ? visibleText(element) : '';
  const text = [pointed, ...own, label, content].find(Boolean) ?? '';
  const value = element.tagName === 'INPUT' && field.type === 'text' ? ` = ${field.value}` : '';
  return (text === '' ? '' : ` "${keyOf(text)}"`) + value;
}

/** Each part by itself, so that a text of the app beside a title is found. */
function visibleText(element: Element): string {
  if (element.childElementCount === 0) return element.textContent;
  const parts = [...element.childNodes].map((node) => {
    if (!(node instanceof Element)) return keyOf(node.textContent ?? '');
    if (isInaccessible(node)) return '';
    const text = keyOf(node.getAttribute('aria-label') ?? visibleText(node));
    return text && text + marksOf(node);
  });
  return parts.filter(Boolean).join(' + ');
}

/** Whether a text is kept apart from the direction of the line around it, and which it has with its language. */
function marksOf(element: Element): string {
  const marks = textTraits.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [`${name}=${value}`];
  });
  if (element.tagName === 'BDI') marks.unshift('bdi');
  return marks.length === 0 ? '' : ` [${marks.join(' ')}]`;
}

function statesOf(element: Element): string {
  const told = states.flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`);
    return value === null ? [] : [`${state}=${value}`];
  });
  const field = element as Partial<HTMLInputElement>;
  if (field.checked === true) told.push('checked');
  if (field.disabled === true) told.push('disabled');
  const isField = element.matches('input:not([type=radio]), textarea');
  for (const name of [...traits, ...textTraits, ...(isField ? fieldTraits : [])]) {
    const value = element.getAttribute(name);
    if (value !== null) told.push(`${name.replace('aria-', '')}=${latin(value)}`);
  }
  const href = element.getAttribute('href');
  if (href !== null) told.push(`→ ${href}`);
  return told.map((state) => ` ${state}`).join('');
}

const MARKS = ['⁂1', '⁂2', '⁂3'];

interface Known {
  readonly key: string;
  readonly pattern: RegExp;
}

function patternOf(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/⁂\d/g, '(.+?)')}$`, 's');
}

/** Whether a text is more than marks around other texts, which would be found in any. */
function saysEnough(text: string): boolean {
  return text.replaceAll(/⁂\d/g, '').replaceAll(/\P{L}/gu, '').length >= 3;
}

function textsIn(value: unknown, key: string): readonly Known[] {
  if (typeof value === 'string') return [{ key, pattern: patternOf(value) }];
  if (typeof value === 'function') {
    try {
      const text: unknown = (value as (...args: string[]) => unknown)(...MARKS);
      return typeof text === 'string' && text.includes('⁂') && saysEnough(text)
        ? [{ key, pattern: patternOf(text) }]
        : [];
    } catch {
      return [];
    }
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${key}.${name}`));
}

const known = Object.values(modules)
  .flatMap((module) => Object.entries(module).flatMap(([name, value]) => textsIn(value, name)))
  // A text without a place for others first, and then the longest, which says most.
  .toSorted(
    (one, other) =>
      Number(isOpen(one)) - Number(isOpen(other)) ||
      other.pattern.source.length - one.pattern.source.length,
  );

function isOpen({ pattern }: Known): boolean {
  return pattern.source.includes('(.+?)');
}

function keyOf(text: string): string {
  const plain = text.trim();
  for (const { key, pattern } of known) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const args = found.slice(1).map((arg) => (arg === '' ? '' : keyOf(arg)));
    return args.length > 0 ? `${key}(${args.join(', ')})` : key;
  }
  const [first = '', mark, ...rest] = plain.split(/(: |، | \()/);
  return mark === undefined ? latin(first) : `${keyOf(first)}${latin(mark)}${keyOf(rest.join(''))}`;
}

const DECIMAL_MARK = String.fromCodePoint(0x066b);

/** Digits as tests write them; words that no file of texts has are left out. */
function latin(text: string): string {
  return text
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll(DECIMAL_MARK, '.')
    .replaceAll(/[\u0600-\u06FF\u200c]+(?:\s+[\u0600-\u06FF\u200c]+)*/g, '…')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ');
}
