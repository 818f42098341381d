import { expect, it } from 'vitest';
import { matrixCommand, titlePattern } from './matrix-command';

it('names combination and suites', () => {
  expect(matrixCommand('iGap/pwa/web', ['partner', 'smoke'])).toBe(
    'npx shenidar e2e --client iGap --env pwa --platform web --suite partner --suite smoke',
  );
});

it('names a test by its titles', () => {
  expect(matrixCommand('iGap/pwa/web', ['shop'], ['offline', 'it recovers'])).toMatch(
    / --suite shop --grep "offline it recovers"$/,
  );
});

it.each(['$(touch x)', '`touch x`', '"; touch x; "', "it's (so) [big] \\ 100 % !", 'کتاب «نو»'])(
  'makes a pattern of %j that finds it, and that no shell reads',
  (title) => {
    const pattern = titlePattern([title]);
    expect(pattern).not.toMatch(/["'`$\\!%]/);
    expect(title).toMatch(new RegExp(`^${pattern}$`, 'u'));
  },
);
