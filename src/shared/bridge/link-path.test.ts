import { expect, it } from 'vitest';

import { linkPath } from './link-path';

const origin = 'https://shenidar.test';

it.each([
  ['/pdp/1001', '/pdp/1001'],
  ['/pdp/1001?a=1&b=2', '/pdp/1001?a=1&b=2'],
  [`${origin}/pdp/1001`, '/pdp/1001'],
  [`${origin}/`, '/'],
  ['/', '/'],
  ['/?a=1', '/?a=1'],
  ['/#top', '/'],
  ['/search?q=why?&page=2', '/search?q=why?&page=2'],
  ['/pdp/1001?token=a?b&c=d?e', '/pdp/1001?c=d?e'],
  ['/pdp/1001?token=secret', '/pdp/1001'],
  ['/pdp/1001?token=secret&a=1', '/pdp/1001?a=1'],
  [`${origin}/clp?contentType=2`, '/clp?contentType=2'],
])('the link %s opens %s', (url, path) => {
  expect(linkPath(url, origin)).toBe(path);
});

it.each([
  '',
  'pdp/1001',
  '/nowhere',
  'https://evil.example/pdp/1001',
  'https://shenidar.test.evil.example/pdp/1001',
  `${origin}.evil.example/`,
  origin,
  '//evil.example',
  'javascript:alert(1)',
])('the link %j opens no page', (url) => {
  expect(linkPath(url, origin)).toBeNull();
});
