import { accessibleTargetOf, findAccessible } from './accessible';
import type { Gesture } from './recorder';

type Untimed<T> = T extends unknown ? Omit<T, 'at'> : never;
export type UntimedGesture = Untimed<Gesture>;

/**
 * Performs a user's gesture in a document: presses an element, fills a field or strikes a key.
 * @param onGesture is called with the gesture just before the page receives its events
 * @returns false, with nothing done, while the element does not exist or the user could not reach it
 */
export function performGesture(
  page: Document,
  wanted: UntimedGesture,
  onGesture: (gesture: Gesture) => void,
): boolean {
  if (wanted.kind === 'press') {
    onGesture({ kind: 'press', at: Date.now(), key: wanted.key });
    strikeKey(page, wanted.key);
    return true;
  }
  const element = findAccessible(page, wanted);
  if (!element || !isReachable(element)) return false;
  const target = accessibleTargetOf(element) ?? { role: wanted.role, name: wanted.name };
  const at = Date.now();
  if (wanted.kind === 'click') {
    onGesture({ kind: 'click', at, ...target });
    press(element);
  } else {
    const { kind, value, secret } = wanted;
    onGesture({ kind, at, ...target, value, ...(secret && { secret }) });
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

/** Whether a tap on the element's centre hits the element or its label. */
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

/** Uses the setter of the element's class: React overrides the instance's and would miss the change. */
function fill(element: HTMLElement, value: string): void {
  element.focus({ preventScroll: true });
  Reflect.set(Object.getPrototypeOf(element) as object, 'value', value, element);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Also submits the form or cancels the dialog: browsers do that for trusted events only. */
function strikeKey(page: Document, key: 'Enter' | 'Escape'): void {
  const at = page.activeElement ?? page.body;
  const options = { key, code: key, bubbles: true, cancelable: true, composed: true };
  const isUnhandled = at.dispatchEvent(new KeyboardEvent('keydown', options));
  if (isUnhandled && key === 'Enter') submitFrom(at);
  if (isUnhandled && key === 'Escape') cancelDialogOf(page);
  at.dispatchEvent(new KeyboardEvent('keyup', options));
}

function submitFrom(element: Element): void {
  if (element instanceof HTMLInputElement) element.form?.requestSubmit();
}

function cancelDialogOf(page: Document): void {
  const dialog = [...page.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}
