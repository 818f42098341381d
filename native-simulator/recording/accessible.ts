/** An element as Playwright's `getByRole(role, { name, exact: true }).nth(nth)` finds it. */
export interface Accessible {
  readonly role: string;
  readonly name: string;
  /** From 0, where several have this role and name. */
  readonly nth?: number;
}

/** The roles that elements have by themselves, of those that people press or fill. */
const nativeRoles: readonly (readonly [selector: string, role: string])[] = [
  ['a[href], area[href]', 'link'],
  ['button, summary', 'button'],
  ['input:is([type=button], [type=submit], [type=reset], [type=image])', 'button'],
  ['input[type=checkbox]', 'checkbox'],
  ['input[type=radio]', 'radio'],
  ['input[type=range]', 'slider'],
  ['input[type=number]', 'spinbutton'],
  ['input[type=search]', 'searchbox'],
  ['select', 'combobox'],
  ['option', 'option'],
  [
    'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=url])',
    'textbox',
  ],
];

/** A password has no role of its own; a label finds it all the same. */
export const PASSWORD_ROLE = 'label';

const selectable = [
  ...nativeRoles.map(([selector]) => selector),
  'input[type=password]',
  ':is([role=button], [role=link], [role=tab], [role=radio], [role=checkbox], [role=switch])',
  ':is([role=option], [role=menuitem], [role=menuitemradio], [role=slider], [role=combobox])',
].join(', ');

/** The element with a role that a press on something within it means; undefined for none. */
export function pressable(element: Element): Element | undefined {
  const found = element.closest(selectable) ?? element.closest('label');
  if (found instanceof HTMLLabelElement) return found.control ?? undefined;
  return found ?? undefined;
}

/** How an element is found again; undefined when it has no role or no name. */
export function accessibleOf(element: Element): Accessible | undefined {
  const role = roleOf(element);
  const name = nameOf(element);
  if (role === undefined || name === '') return undefined;
  const alike = [...element.ownerDocument.querySelectorAll(selectable)].filter(
    (other) => roleOf(other) === role && !isHidden(other) && nameOf(other) === name,
  );
  return alike.length > 1 ? { role, name, nth: alike.indexOf(element) } : { role, name };
}

/** The element that is named so, the first where it does not say which; undefined while there is none. */
export function findAccessible(page: Document, { role, name, nth = 0 }: Accessible) {
  const alike = [...page.querySelectorAll<HTMLElement>(selectable)].filter(
    (element) => roleOf(element) === role && !isHidden(element) && nameOf(element) === name,
  );
  return alike[nth];
}

function roleOf(element: Element): string | undefined {
  const given = element.getAttribute('role')?.trim().split(/\s+/)[0];
  if (given) return given;
  if (element.matches('input[type=password]')) return PASSWORD_ROLE;
  return nativeRoles.find(([selector]) => element.matches(selector))?.[1];
}

/** Out of the tree that assistive technology sees. */
function isHidden(element: Element): boolean {
  if (element.closest('[aria-hidden=true]')) return true;
  // Not every document can tell.
  const page: Partial<Element> = element;
  return page.checkVisibility?.({ visibilityProperty: true }) === false;
}

/** The accessible name, in the order of the standard as far as the app goes. */
export function nameOf(element: Element): string {
  const texts = [
    () => namedBy(element),
    () => element.getAttribute('aria-label') ?? '',
    () => labelled(element),
    () => element.getAttribute('alt') ?? '',
    () => (isField(element) ? '' : contentOf(element)),
    () => element.getAttribute('title') ?? '',
    () => element.getAttribute('placeholder') ?? '',
  ];
  for (const text of texts) {
    const name = text().replace(/\s+/g, ' ').trim();
    if (name !== '') return name;
  }
  return '';
}

function namedBy(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  return ids
    .map((id) => element.ownerDocument.getElementById(id))
    .map((named) => (named ? (named.getAttribute('aria-label') ?? contentOf(named)) : ''))
    .join(' ');
}

function labelled(element: Element): string {
  const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
  return [...(labels ?? [])].map((label) => contentOf(label, element)).join(' ');
}

function isField(element: Element): boolean {
  return element.matches('input, select, textarea');
}

/** What is read out of an element's inside; a field within a label is no part of its own name. */
function contentOf(element: Element, except?: Element): string {
  let text = '';
  for (const node of element.childNodes) {
    if (node instanceof Text) text += node.data;
    else if (node instanceof Element && node !== except) text += partOf(node);
  }
  return text;
}

function partOf(element: Element): string {
  if (element.getAttribute('aria-hidden') === 'true' || isHidden(element)) return '';
  const own = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  if (own) return own;
  const text = contentOf(element);
  return isInline(element) ? text : ` ${text} `;
}

/** What stands on a line of its own is a word of its own. */
function isInline(element: Element): boolean {
  const display = element.ownerDocument.defaultView?.getComputedStyle(element).display ?? 'inline';
  return display === 'inline' || display === 'contents';
}
