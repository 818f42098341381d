import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Icon } from './icon';

it.each([
  // The way back, and the panels at both sides, are elsewhere in a page from the right.
  ...(['back', 'start', 'end'] as const).map((name) => [name, true] as const),
  // Sound plays from the left in every language.
  ...(['play', 'next', 'previous', 'reload'] as const).map((name) => [name, false] as const),
])('turns the icon %s with the direction of the text: %s', (name, isTurned) => {
  const { container } = render(<Icon name={name} />);
  expect(container.innerHTML.includes('var(--forward)')).toBe(isTurned);
});
