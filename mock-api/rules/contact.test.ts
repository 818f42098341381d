import { describe, expect, it } from 'vitest';

import { ApiFailure } from '../core/api-failure';
import { parseEmail, parseMobile, parseText } from './contact';

const refusal = (field: string) => new ApiFailure('invalid-body', { field });

describe('a mobile number', () => {
  it.each([
    ['09121234567', '09121234567'],
    ['۰۹۱۲۱۲۳۴۵۶۷', '09121234567'],
    ['+989121234567', '09121234567'],
    ['00989121234567', '09121234567'],
    ['0912 123 45-67', '09121234567'],
    [' 09121234567 ', '09121234567'],
  ])('%s is %s', (text, expected) => {
    expect(parseMobile(text, 'mobile')).toBe(expected);
  });

  it.each([
    '',
    '9121234567',
    '0912123456',
    '091212345678',
    '08121234567',
    'x09121234567',
    '1+989121234567',
  ])('%j is refused', (text) => {
    expect(() => parseMobile(text, 'mobile')).toThrow(refusal('mobile'));
    try {
      parseMobile(text, 'mobile');
    } catch (error) {
      expect(error).toMatchObject({ code: 'invalid-body', details: { field: 'mobile' } });
    }
  });
});

describe('an e-mail address', () => {
  it('is trimmed', () => {
    expect(parseEmail(' Sara.K@mail.example.ir ', 'email')).toBe('Sara.K@mail.example.ir');
  });

  it('has at most 254 characters', () => {
    const host = '@example.ir';
    const longest = 'a'.repeat(254 - host.length) + host;
    expect(parseEmail(` ${longest} `, 'email')).toBe(longest);
    expect(() => parseEmail(`a${longest}`, 'email')).toThrow(refusal('email'));
  });

  it.each([
    '',
    'a',
    'a@b',
    'a@b.',
    '@b.ir',
    'a b@c.ir',
    'a@b c.ir',
    'a@b.c d',
    'a@b@c.ir',
    'x a@b.ir',
  ])('%j is refused', (text) => {
    let failure: unknown;
    try {
      parseEmail(text, 'email');
    } catch (error) {
      failure = error;
    }
    expect(failure).toMatchObject({ code: 'invalid-body', details: { field: 'email' } });
  });
});

describe('a text', () => {
  it('is trimmed, and measured afterwards', () => {
    expect(parseText('  abc ', 'text', 3)).toBe('abc');
  });

  it.each([
    ['too long', 'abcd'],
    ['empty', ''],
    ['only spaces', '  '],
    ['only invisible letters', '\u2800\u3164'],
    ['only marks', '\u0301\u200c'],
  ])('is refused when it is %s', (_, text) => {
    let failure: unknown;
    try {
      parseText(text, 'text', 3);
    } catch (error) {
      failure = error;
    }
    expect(failure).toMatchObject({ code: 'invalid-body', details: { field: 'text' } });
  });
});
