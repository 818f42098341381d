import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Stars } from './stars';

/** A full star fills its outline; a half star draws a second shape over it. */
function count(value: number) {
  const { container } = render(<Stars value={value} label="Rated" />);
  const stars = [...container.querySelectorAll('svg')];
  return {
    full: stars.filter((star) => star.querySelector('path:only-child[data-solid]')).length,
    half: stars.filter((star) => star.querySelector('path + path[data-solid]')).length,
  };
}

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [3.2, 3, 0],
  [3.25, 3, 1],
  [3.5, 3, 1],
  [3.74, 3, 1],
  [3.75, 4, 0],
  [5, 5, 0],
])('%s stars: %s full, %s half', (value, full, half) => {
  expect(count(value)).toEqual({ full, half });
});
