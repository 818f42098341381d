import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { accessibleTargetOf, findAccessible, findPressedControl } from './accessible';

const controls: readonly (readonly [role: string, element: React.ReactNode])[] = [
  ['link', <a href="/a">x</a>],
  ['button', <button>x</button>],
  ['checkbox', <input type="checkbox" aria-label="x" />],
  ['combobox', <select aria-label="x" />],
  ['textbox', <textarea aria-label="x" />],
  ['label', <input type="password" aria-label="x" />],
  ['textbox', <input placeholder="x" />],
  ...['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'option', 'menuitem'].map(
    (role) => [role, <div role={role}>x</div>] as const,
  ),
  ['menuitemradio', <div role="menuitemradio">x</div>],
  ['slider', <div role="slider" aria-label="x" />],
  ['combobox', <div role="combobox" aria-label="x" />],
];

it.each(controls)('finds a %s again, from anything within it', (role, element) => {
  const { container } = render(<section>{element}</section>);
  const control = container.querySelector('section > *') as Element;
  const inner = control.appendChild(document.createElement('i'));
  expect(findPressedControl(inner)).toBe(control);
  inner.remove();
  expect(accessibleTargetOf(control)).toEqual({ role, name: 'x' });
  expect(findAccessible(document, { role, name: 'x' })).toBe(control);
});

it('names the place of a control among those alike that can be reached', () => {
  const { container } = render(
    <>
      <button hidden>Get</button>
      <button>Get</button>
      <button>
        Get <span aria-hidden="true">now</span>
      </button>
    </>,
  );
  const [, first, second] = container.querySelectorAll('button');
  expect(accessibleTargetOf(first as Element)).toEqual({ role: 'button', name: 'Get', nth: 0 });
  const target = { role: 'button', name: 'Get', nth: 1 };
  expect(accessibleTargetOf(second as Element)).toEqual(target);
  expect(findAccessible(document, target)).toBe(second);
  expect(findAccessible(document, { ...target, nth: 2 })).toBeUndefined();
});

it('reads a name of several lines as one', () => {
  const { container } = render(<button aria-label={' Get \n  the book '} />);
  const button = container.querySelector('button') as Element;
  const target = { role: 'button', name: 'Get the book' };
  expect(accessibleTargetOf(button)).toEqual(target);
  expect(findAccessible(document, target)).toBe(button);
});

it('finds no control around a text', () => {
  const { container } = render(<p>Text</p>);
  expect(findPressedControl(container.querySelector('p') as Element)).toBeUndefined();
});
