import { describe, expect, it } from 'vitest';

import { createPathMatcher } from './path-pattern';

describe('createPathMatcher', () => {
  it.each([
    ['/api/x', '/api/x', true],
    ['/api/x', '/api/x/y', false],
    ['/api/{id}/y', '/api/12/y', true],
    ['/api/{id}', '/api/', false],
    ['/api/{id}', '/api/1/2', false],
    ['/api/*', '/api/', true],
    ['/api/*/y', '/api/1/y', true],
    ['/api/*', '/api/1/2', false],
    ['/api/***', '/api/1/2', true],
    ['/a.c', '/abc', false],
    ['/(a|b)+$', '/(a|b)+$', true],
    ['/{open', '/{open', true],
  ])('compares the pattern %s with the path %s: %s', (pattern, path, isMatch) => {
    expect(createPathMatcher(pattern)(path)).toBe(isMatch);
  });

  it('does not hang with many wildcards', () => {
    const matches = createPathMatcher(`/${'**a'.repeat(100)}b`);
    expect(matches(`/${'a'.repeat(2000)}`)).toBe(false);
  });
});
