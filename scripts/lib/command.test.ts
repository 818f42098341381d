import { afterEach, expect, it, vi } from 'vitest';
import { hasColors } from './command';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  [true, '', true],
  [true, '1', false],
  [false, '', false],
])('has colours on a terminal (%s) with NO_COLOR=%s: %s', (isTTY, noColor, expected) => {
  vi.stubEnv('NO_COLOR', noColor);
  expect(hasColors({ isTTY })).toBe(expected);
});
