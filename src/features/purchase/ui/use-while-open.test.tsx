import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useWhileOpen } from './use-while-open';

it('follows the value while it is open, and keeps the last one while it moves out', () => {
  const { result, rerender } = renderHook(
    ({ value, isOpen }: { value: string | null; isOpen: boolean }) => useWhileOpen(value, isOpen),
    { initialProps: { value: null as string | null, isOpen: false } },
  );
  const after = (value: string | null, isOpen: boolean) => {
    rerender({ value, isOpen });
    return result.current;
  };
  expect(after('first', true)).toBe('first');
  expect(after('second', true)).toBe('second');
  expect(after(null, false)).toBe('second');
  expect(after('third', false)).toBe('second');
  expect(after('third', true)).toBe('third');
});
