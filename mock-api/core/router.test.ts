import { describe, expect, it } from 'vitest';

import { ApiFailure } from './api-failure';
import { isMockPath } from './paths';
import { createRouter } from './router';

const paths = ['/api/books/{id}', '/api/books/free', '/api/books/{id}/comments/{commentId}'];
const router = createRouter(paths.map((path) => ({ operation: { method: 'GET' as const, path } })));
const templateOf = (path: string) => router.match('GET', path).route.operation.path;

function refusal(method: string, path: string) {
  try {
    return router.match(method, path);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { code: error.code, ...error.details };
  }
}

describe('a path', () => {
  it('is that of the template with the fewest parameters', () => {
    expect(templateOf('/api/books/free')).toBe('/api/books/free');
    expect(templateOf('/api/books/1')).toBe('/api/books/{id}');
  });

  it('is a template if a route has it, with parameters', () => {
    const texts = ['/api/books/{id}', '/api/books/{book}', '/api/books/free', '/api/books/1'];
    expect(texts.filter(router.isTemplate)).toEqual(['/api/books/{id}']);
  });

  it('has its parameters decoded', () => {
    const { pathTexts } = router.match('GET', '/api/books/a%20b/comments/%D8%A8');
    expect(pathTexts).toEqual({ id: 'a b', commentId: 'ب' });
  });

  it.each(['/api/books/', '/api/books/%E0%A4%A', '/api/books', '/api/books/1/', '/api/Books/1'])(
    'is unknown as %s',
    (path) => {
      expect(refusal('GET', path)).toMatchObject({ code: 'not-found' });
    },
  );

  it('is answered with the nearest call, whatever its parameters are', () => {
    const long = 'a-long-identifier-of-a-title-that-is-nothing-like-the-name-of-a-parameter';
    expect(refusal('GET', `/api/book/${long}`)).toMatchObject({ nearest: 'GET /api/books/{id}' });
    expect(refusal('GET', `/api/books/${long}/coments/7`)).toMatchObject({
      nearest: 'GET /api/books/{id}/comments/{commentId}',
    });
  });

  it('is answered with its methods for another one', () => {
    expect(refusal('PUT', '/api/books/1')).toEqual({
      code: 'method-not-allowed',
      allowed: ['GET'],
    });
  });
});

it.each([
  ...['/api', '/api/', '/api/x', '/token', '/connect/token', '/content/x', '/hls/x'].map(
    (path) => [path, true] as const,
  ),
  ...['/__mock', '/__mock/', '/__mock/docs'].map((path) => [path, true] as const),
  ...['/', '/apis', '/tokens', '/token/', '/connect', '/pdp/1', '/__mocks', '/contents/x'].map(
    (path) => [path, false] as const,
  ),
])('%s is a path of the mock: %s', (path, isMock) => {
  expect(isMockPath(path)).toBe(isMock);
});
