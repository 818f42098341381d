import { expect, it, test } from 'vitest';

import { isEmailLike, rawTextOf, textOf } from './field-checks';

test.each([
  ['sara@example.ir', true],
  ['a.b+c@d-e.co.ir', true],
  ['', false],
  ['sara', false],
  ['sara@', false],
  ['sara@example', false],
  ['@example.ir', false],
  ['a b@example.ir', false],
  ['a@b@example.ir', false],
])('«%s» can be an address: %s', (text, expected) => {
  expect(isEmailLike(text)).toBe(expected);
});

it('reads a field trimmed or exactly', () => {
  const form = new FormData();
  form.set('name', '  Sara ');
  expect(textOf(form, 'name')).toBe('Sara');
  expect(rawTextOf(form, 'name')).toBe('  Sara ');
});

it('reads a missing or non-text field as empty', () => {
  const form = new FormData();
  form.set('file', new File([], 'x'));
  expect(textOf(form, 'file')).toBe('');
  expect(textOf(form, 'other')).toBe('');
});
