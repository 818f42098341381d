import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useWasTrue } from './use-was-true';

it('stays true from the first time on', () => {
  const seen: boolean[] = [];
  const { rerender } = renderHook(({ isTrue }) => void seen.push(useWasTrue(isTrue)), {
    initialProps: { isTrue: false },
  });
  expect(seen).not.toContain(true);
  rerender({ isTrue: true });
  expect(seen.at(-1)).toBe(true);
  rerender({ isTrue: false });
  expect(seen.at(-1)).toBe(true);
});
