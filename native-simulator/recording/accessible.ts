import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** An element as Playwright's `getByRole(role, { name, exact: true }).nth(nth)` finds it. */
export interface AccessibleTarget {
  readonly role: string;
  readonly name: string;
  /** The position from 0 among the elements with this role and name; absent for a single one. */
  readonly nth?: number;
}

/** A password field has no ARIA role. Playwright finds it by its label instead. */
export const PASSWORD_ROLE = 'label';

/** The elements that a user presses or fills. */
const interactive = [
  'a[href], area[href], button, input, select, option, textarea',
  ':is([role=button], [role=link], [role=tab], [role=radio], [role=checkbox], [role=switch])',
  ':is([role=option], [role=menuitem], [role=menuitemradio], [role=slider], [role=combobox])',
].join(', ');

/**
 * The control that is pressed with an element within it; undefined for none. A press on a label is none of its own: the
 * browser presses the label's control then, which is another click.
 */
export function findPressedControl(element: Element): Element | undefined {
  return element.closest(interactive) ?? undefined;
}

/** The role and name that find an element again; undefined when it has no role or no name. */
export function accessibleTargetOf(element: Element): AccessibleTarget | undefined {
  const role = roleOf(element);
  const name = accessibleNameOf(element);
  if (role === undefined || name === '') return undefined;
  const alike: Element[] = findAll(element.ownerDocument, role, name);
  return alike.length > 1 ? { role, name, nth: alike.indexOf(element) } : { role, name };
}

/** The element of a target, by default the first; undefined while the page has none. */
export function findAccessible(
  page: Document,
  { role, name, nth = 0 }: AccessibleTarget,
): HTMLElement | undefined {
  return findAll(page, role, name)[nth];
}

function findAll(page: Document, role: string, name: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(interactive)].filter(
    (element) =>
      roleOf(element) === role && accessibleNameOf(element) === name && !isInaccessible(element),
  );
}

function roleOf(element: Element): string | undefined {
  return element.matches('input[type=password]:not([role])')
    ? PASSWORD_ROLE
    : (getRole(element) ?? undefined);
}

/** The library leaves out the placeholder, which Playwright takes as the last resort. */
function accessibleNameOf(element: Element): string {
  const name = computeAccessibleName(element) || (element.getAttribute('placeholder') ?? '');
  return name.replace(/\s+/g, ' ').trim();
}
