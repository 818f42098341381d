import { expect, it } from 'vitest';
import { matrixCommand, titlePattern } from './matrix-command';

it('contains the combination and the suites', () => {
  expect(matrixCommand('iGap/pwa/web', ['partner', 'smoke'])).toBe(
    'npx shenidar e2e --client iGap --env pwa --platform web --suite partner --suite smoke',
  );
});

it('selects a test by its titles', () => {
  expect(matrixCommand('iGap/pwa/web', ['shop'], ['offline', 'it recovers'])).toMatch(
    / --suite shop --grep "offline it recovers"$/,
  );
});

it.each(['$(touch x)', '`touch x`', '"; touch x; "', "it's (so) [big] \\ 100 % !", 'کتاب «نو»'])(
  'turns %j into a pattern that matches it and is safe in a shell',
  (title) => {
    const pattern = titlePattern([title]);
    expect(pattern).not.toMatch(/["'`$\\!%]/);
    expect(title).toMatch(new RegExp(`^${pattern}$`, 'u'));
  },
);
