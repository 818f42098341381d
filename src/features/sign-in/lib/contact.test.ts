import { expect, it, test } from 'vitest';

import { toPersianDigits } from '@/shared/i18n/format';

import { codeDigits, parseCode, parseEmail, parseMobile } from './contact';

const mobile = '09120000001';

test.each([
  mobile,
  '9120000001',
  '+989120000001',
  '00989120000001',
  '989120000001',
  '+98 0912 000 0001',
  ' 0912-000-0001 ',
  '\u200e+98 (912) 000.0001',
  toPersianDigits(mobile),
  '\u0660\u0669\u0661\u0662\u0660\u0660\u0660\u0660\u0660\u0660\u0661',
])('accepts %j as a mobile number', (text) => {
  expect(parseMobile(text)).toBe(mobile);
});

test.each([
  ...['', '0912', '08120000001', '091200000012', '+49120000001', 'abc', '0912000000a'],
  ...['a09120000001', '09120000001a', '000989120000001', '+00989120000001', '0/9120000001'],
])('rejects %j as a mobile number', (text) => {
  expect(parseMobile(text)).toBeNull();
});

it('finds the code in pasted text', () => {
  expect(codeDigits(' code: 14-040\n')).toBe('14040');
  expect(codeDigits('1404012345')).toBe('14040');
  expect(codeDigits(toPersianDigits('14040'))).toBe(toPersianDigits('14040'));
  expect(parseCode(toPersianDigits('14040'))).toBe('14040');
  expect(parseCode('1404')).toBeNull();
});

test.each([
  [' newcomer@example.com ', 'newcomer@example.com'],
  ['a@b', null],
  ['a b@c.de', null],
  ['', null],
  ['@b.de', null],
  ['a@.de', null],
  ['a@b.', null],
  ['a@b@c.de', null],
  ['a@b.de f', null],
  [`${'a'.repeat(248)}@bc.de`, `${'a'.repeat(248)}@bc.de`],
  [`${'a'.repeat(249)}@bc.de`, null],
])('parses %j as the e-mail address %j', (text, email) => {
  expect(parseEmail(text)).toBe(email);
});
