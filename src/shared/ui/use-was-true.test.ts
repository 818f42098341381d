import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useWasTrue } from './use-was-true';

it('stays true after the first true value', () => {
  const values: boolean[] = [];
  const { rerender } = renderHook(({ isTrue }) => void values.push(useWasTrue(isTrue)), {
    initialProps: { isTrue: false },
  });
  expect(values).not.toContain(true);
  rerender({ isTrue: true });
  expect(values.at(-1)).toBe(true);
  rerender({ isTrue: false });
  expect(values.at(-1)).toBe(true);
});
