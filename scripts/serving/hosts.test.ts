import { describe, expect, it } from 'vitest';
import { parseHost, writeHosts, writePushKey } from './hosts';

describe('parseHost', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['http://localhost:4010', 'http://localhost:4010'],
  ])('accepts %s', (text, origin) => {
    expect(parseHost(text)).toBe(origin);
  });

  it.each([
    '',
    'api.example.com',
    'ftp://a',
    'https://a/b',
    'https://a?b',
    'https://u:p@a',
    'javascript:1',
  ])('rejects "%s"', (text) => {
    expect(() => parseHost(text)).toThrow('is not an origin');
  });
});

describe('writeHosts', () => {
  it('fills existing meta tags and adds missing ones', () => {
    const page = '<head><meta name="shenidar-site-host" content="" /></head>';
    const written = writeHosts(page, { site: 'https://s', chat: 'https://c' });
    expect(written.match(/<meta name="[^"]+" content="[^"]*" \/>/g)).toEqual([
      '<meta name="shenidar-site-host" content="https://s" />',
      '<meta name="shenidar-auth-host" content="" />',
      '<meta name="shenidar-report-host" content="" />',
      '<meta name="shenidar-chat-host" content="https://c" />',
    ]);
  });
});

describe('writePushKey', () => {
  it('names the key in the page', () => {
    expect(writePushKey('<head></head>', 'BCb-_1')).toBe(
      '<head><meta name="shenidar-push-key" content="BCb-_1" /></head>',
    );
  });

  it.each(['', 'a"b', 'a b', 'a+b='])('refuses "%s"', (key) => {
    expect(() => writePushKey('<head></head>', key)).toThrow('is not a push key');
  });
});
