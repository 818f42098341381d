import { isInaccessible } from '@testing-library/react';

const spoken = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'placeholder', 'title'];

/** The texts in an element that somebody reads or hears with Latin digits in them. */
export function latinDigitsIn(root: Element): readonly string[] {
  return [...root.querySelectorAll('*')]
    .filter((element) => !isInaccessible(element))
    .flatMap((element) => [
      ...spoken.map((name) => element.getAttribute(name) ?? ''),
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? ''),
    ])
    .filter((text) => /\d/.test(text));
}
