import { accessibleTargetOf, findPressedControl } from './accessible';
import type { Gesture } from './recorder';

/**
 * Reports what the user does in a document: presses (by touch, mouse or key), changed fields, and the keys
 * Enter and Escape. Events that the page dispatches itself are ignored.
 * @returns a function that stops watching
 */
export function watchGestures(
  page: Document,
  report: (gesture: Gesture) => void,
  isFromUser = ({ isTrusted }: Event) => isTrusted,
): () => void {
  const options = { capture: true } as const;

  const onClick = (event: MouseEvent) => {
    const found = isFromUser(event) ? findPressedControl(originOf(event)) : undefined;
    // A replay fills a text field without pressing it first.
    if (!found || isTextField(found)) return;
    const target = accessibleTargetOf(found);
    if (target) report({ kind: 'click', at: Date.now(), ...target });
  };

  const onInput = (event: Event) => {
    const field = originOf(event);
    if (!isFromUser(event) || !isTextField(field)) return;
    const target = accessibleTargetOf(field);
    if (!target) return;
    const secret = secretKindOf(field);
    const { value } = field;
    report({ kind: 'fill', at: Date.now(), ...target, value, ...(secret && { secret }) });
  };

  const onKey = (event: KeyboardEvent) => {
    if (!isFromUser(event) || event.isComposing) return;
    const { key } = event;
    if (key === 'Escape') report({ kind: 'press', at: Date.now(), key });
    if (key === 'Enter' && !isFollowedByClick(originOf(event))) {
      report({ kind: 'press', at: Date.now(), key });
    }
  };

  page.addEventListener('click', onClick, options);
  page.addEventListener('input', onInput, options);
  page.addEventListener('keydown', onKey, options);
  return () => {
    page.removeEventListener('click', onClick, options);
    page.removeEventListener('input', onInput, options);
    page.removeEventListener('keydown', onKey, options);
  };
}

/** The element of an event, also within a shadow root. */
function originOf(event: Event): Element {
  return event.composedPath()[0] as Element;
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a replay fills the element; all others are pressed. */
function isTextField(element: Element): element is TextField {
  return element.matches(
    'textarea, select, input:not(:is([type=button], [type=submit], [type=reset], [type=image], [type=checkbox], [type=radio], [type=file]))',
  );
}

function secretKindOf(field: TextField): 'password' | 'code' | undefined {
  if (field.matches('[type=password], [autocomplete*=password]')) return 'password';
  return field.matches('[autocomplete=one-time-code]') ? 'code' : undefined;
}

/**
 * Whether Enter makes the browser dispatch a click, which is reported by itself: on any control but a text
 * field, and in a form with a submit button.
 */
function isFollowedByClick(element: Element): boolean {
  if (!isTextField(element)) return true;
  const button = element.form?.querySelector<HTMLButtonElement>(
    ':is(button:not([type]), [type=submit], [type=image])',
  );
  return !!button && !button.disabled && !element.matches('textarea');
}
