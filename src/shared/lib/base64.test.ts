import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { decodeBase64, InvalidCharacterError, InvalidLengthError } from './base64';

const encode = (text: string) => Buffer.from(text).toString('base64');
const encodeForAddress = (text: string) => Buffer.from(text).toString('base64url');

it('decodes every text, in both forms', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decodeBase64(encode(text))).toBe(text);
      expect(decodeBase64(encodeForAddress(text))).toBe(text);
    }),
  );
});

test.each(['A', 'AAAAA', 'QQ=', 'QUI==', 'QUJD=', '='])('%s has an invalid length', (text) => {
  expect(() => decodeBase64(text)).toThrow(InvalidLengthError);
});

test.each(['QU%D', 'QU D', 'Q=JD', '====', 'QQ===', 'سلام', '/w=='])(
  '%s has an invalid character',
  (text) => {
    expect(() => decodeBase64(text)).toThrow(InvalidCharacterError);
  },
);

it('names its errors', () => {
  expect(new InvalidLengthError('x').name).toBe('InvalidLengthError');
  expect(new InvalidCharacterError('x').name).toBe('InvalidCharacterError');
});
