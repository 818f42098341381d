import { accessibleOf, findAccessible } from './accessible';
import type { Gesture } from './recorder';

type Untimed<T> = T extends unknown ? Omit<T, 'at'> : never;
/** What can be done to a page from within it; when it was done elsewhere does not matter. */
export type UntimedGesture = Untimed<Gesture>;

/**
 * Does to a document what a person did: presses, fills, strikes a key. False, and nothing done, while
 * what it is done to is not there, or can't be reached by a person.
 * @param before is told what is done, just before the page learns of it
 */
export function act(
  page: Document,
  deed: UntimedGesture,
  before: (gesture: Gesture) => void,
): boolean {
  if (deed.kind === 'press') {
    before({ kind: 'press', at: Date.now(), key: deed.key });
    strike(page, deed.key);
    return true;
  }
  const element = findAccessible(page, deed);
  if (!element || !isReachable(element)) return false;
  const found = accessibleOf(element) ?? { role: deed.role, name: deed.name };
  const at = Date.now();
  if (deed.kind === 'click') {
    before({ kind: 'click', at, ...found });
    press(element);
  } else {
    const { kind, value, secret } = deed;
    before({ kind, at, ...found, value, ...(secret && { secret }) });
    fill(element, value);
  }
  return true;
}

function isReachable(element: HTMLElement): boolean {
  if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]'))
    return false;
  if (isOnTop(element)) return true;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return isOnTop(element);
}

/** Whether a finger at its middle would touch it, or a label of it. */
function isOnTop(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2);
  if (!top) return false;
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  return [element, ...labels].some((each) => each.contains(top) || top.contains(each));
}

function press(element: HTMLElement): void {
  const options = { bubbles: true, cancelable: true, composed: true };
  const pointer = { ...options, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  element.dispatchEvent(new MouseEvent('mousedown', { ...options, buttons: 1 }));
  element.focus({ preventScroll: true });
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  element.dispatchEvent(new MouseEvent('mouseup', options));
  element.click();
}

/** By the setter of the element's own class: React watches the one that it laid over it. */
function fill(element: HTMLElement, value: string): void {
  element.focus({ preventScroll: true });
  Reflect.set(Object.getPrototypeOf(element) as object, 'value', value, element);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What the browser does at a key by itself, it does for people alone. */
function strike(page: Document, key: 'Enter' | 'Escape'): void {
  const at = page.activeElement ?? page.body;
  const options = { key, code: key, bubbles: true, cancelable: true, composed: true };
  const isFree = at.dispatchEvent(new KeyboardEvent('keydown', options));
  if (isFree && key === 'Enter') submitFrom(at);
  if (isFree && key === 'Escape') cancelDialogOf(page);
  at.dispatchEvent(new KeyboardEvent('keyup', options));
}

function submitFrom(element: Element): void {
  if (element instanceof HTMLInputElement) element.form?.requestSubmit();
}

function cancelDialogOf(page: Document): void {
  const dialog = [...page.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}
