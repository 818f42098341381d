import { accessibleOf, pressable } from './accessible';
import type { Gesture } from './recorder';

/**
 * Tells what a person does in a document: presses (by finger, mouse or key), fillings and the keys that
 * mean something by themselves. What the page does to itself is no gesture.
 * @returns what ends it
 */
export function watchGestures(
  page: Document,
  report: (gesture: Gesture) => void,
  isOfPerson = ({ isTrusted }: Event) => isTrusted,
): () => void {
  const options = { capture: true } as const;

  const onClick = (event: MouseEvent) => {
    const found = isOfPerson(event) ? pressable(originOf(event)) : undefined;
    // A press on a text field does nothing that filling it doesn't.
    if (!found || isTyped(found)) return;
    const target = accessibleOf(found);
    if (target) report({ kind: 'click', at: Date.now(), ...target });
  };

  const onInput = (event: Event) => {
    const field = originOf(event);
    if (!isOfPerson(event) || !isTyped(field)) return;
    const target = accessibleOf(field);
    if (!target) return;
    const secret = secretKindOf(field);
    const { value } = field;
    report({ kind: 'fill', at: Date.now(), ...target, value, ...(secret && { secret }) });
  };

  const onKey = (event: KeyboardEvent) => {
    if (!isOfPerson(event) || event.isComposing) return;
    const { key } = event;
    // On anything else Enter is a press, and a click follows that is told of.
    const means = key === 'Escape' || (key === 'Enter' && isTyped(originOf(event)));
    if (means && !(key === 'Enter' && hasSubmitButton(originOf(event)))) {
      report({ kind: 'press', at: Date.now(), key: key === 'Enter' ? 'Enter' : 'Escape' });
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

/** Also within a shadow root. */
function originOf(event: Event): Element {
  return event.composedPath()[0] as Element;
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What takes its value from filling; the rest of the fields are pressed. */
function isTyped(element: Element): element is Typed {
  return element.matches(
    'textarea, select, input:not(:is([type=button], [type=submit], [type=reset], [type=image], [type=checkbox], [type=radio], [type=file]))',
  );
}

function secretKindOf(field: Typed): 'password' | 'code' | undefined {
  if (field.matches('[type=password], [autocomplete*=password]')) return 'password';
  return field.matches('[autocomplete=one-time-code]') ? 'code' : undefined;
}

/** Enter in such a form presses its button, and the browser tells of that press as a click. */
function hasSubmitButton(element: Element): boolean {
  const button = (element as Partial<Typed>).form?.querySelector<HTMLButtonElement>(
    ':is(button:not([type]), [type=submit], [type=image])',
  );
  return !!button && !button.disabled && !element.matches('textarea');
}
