import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Button } from './button';

it.each([
  ['an icon alone', { isBare: true }, 'Home'],
  ['an icon with a shortcut', { isBare: true, keys: 'H' }, 'Home (H)'],
  ['a text', {}, null],
  ['a text with a shortcut', { keys: 'H' }, 'Home (H)'],
])('says in its tooltip what its text does not: %s', (_, props, title) => {
  render(<Button label="Home" icon="home" onClick={() => {}} {...props} />);
  const button = screen.getByRole('button', { name: 'Home' });
  expect(button.getAttribute('title')).toBe(title);
  expect(button.getAttribute('aria-keyshortcuts')).toBe('keys' in props ? props.keys : null);
});
