import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { REQUEST_TIMEOUT_MS } from '@/shared/config/constants';

import { sendFx, type ApiRequest } from './send';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const get: ApiRequest = { method: 'GET', url: '/api/storefront', headers: { 'client-id': '10' } };
const json = (body: unknown, init?: ResponseInit) => () =>
  Promise.resolve(new Response(JSON.stringify(body), init));

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  fetched.mockImplementation(json({ a: 1 }));
  globalThis.shenidarEarlyAnswer = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.shenidarEarlyAnswer = undefined;
});

const send = (request: ApiRequest = get) => allSettled(sendFx, { scope: fork(), params: request });
const done = (value: unknown) => ({ status: 'done', value });
const failed = (value: unknown) => ({ status: 'fail', value });

describe('a request', () => {
  it('is sent once, with its method, its headers and the cookies', async () => {
    expect(await send()).toEqual(done({ a: 1 }));
    expect(fetched).toHaveBeenCalledTimes(1);
    const [url, init] = fetched.mock.lastCall!;
    expect(url).toBe('/api/storefront');
    expect(init).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(new Headers(init.headers).get('client-id')).toBe('10');
    expect(init.body).toBeUndefined();
  });

  it('carries JSON, or a form', async () => {
    await send({ ...get, method: 'POST', body: { a: 'é' } });
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: '{"a":"é"}' });
    await send({ ...get, method: 'POST', body: new URLSearchParams({ a: 'b c' }) });
    expect(fetched.mock.lastCall?.[1].body).toEqual(new URLSearchParams('a=b+c'));
  });

  it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('is not repeated: %s', async (method) => {
    fetched.mockImplementation(json({}, { status: 500 }));
    await send({ ...get, method });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is not sent while the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await send()).toEqual(failed({ kind: 'offline' }));
    expect(fetched).not.toHaveBeenCalled();
  });

  const aborted = (signal: AbortSignal | null | undefined) =>
    new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const expectLimit = async () => {
    vi.useFakeTimers();
    const answer = send();
    let isOver = false;
    void answer.then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual(failed({ kind: 'network' }));
  };

  it('fails without an answer after its time limit, and is ended', async () => {
    fetched.mockImplementation((_, { signal }) => aborted(signal));
    await expectLimit();
    expect(fetched.mock.lastCall?.[1].signal?.aborted).toBe(true);
  });

  it.each([200, 500])(
    'fails when the body of an answer %s does not end in time',
    async (status) => {
      fetched.mockImplementation((_, { signal }) => {
        const body = new ReadableStream({
          start: (stream) => {
            stream.enqueue(new TextEncoder().encode('{"a":'));
            void aborted(signal).catch((error: unknown) => stream.error(error));
          },
        });
        return Promise.resolve(new Response(body, { status }));
      });
      await expectLimit();
    },
  );

  it('fails when the answer to the early request does not come in time', async () => {
    globalThis.shenidarEarlyAnswer = {
      url: get.url,
      authorization: undefined,
      body: new Promise(() => undefined),
    };
    await expectLimit();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    await send();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an answer', () => {
  it.each([
    ['JSON, whatever its type says', '{"a":1}', 'text/html', { a: 1 }],
    ['text that is no JSON', '<p>', 'application/json', '<p>'],
    ['null', 'null', 'application/json', null],
    ['empty', '', 'application/json', undefined],
  ])('may be %s', async (_, body, type, expected) => {
    fetched.mockImplementation(() =>
      Promise.resolve(new Response(body, { headers: { 'content-type': type } })),
    );
    expect(await send()).toEqual(done(expected));
  });

  it('of an error has its status and the texts of the server', async () => {
    const init = { status: 409, statusText: 'Conflict' };
    fetched.mockImplementation(json({ message: 'why', code: 'not-free' }, init));
    expect(await send()).toEqual(
      failed({
        kind: 'http',
        status: 409,
        statusText: 'Conflict',
        message: 'why',
        code: 'not-free',
      }),
    );
  });

  it.each([
    ['no texts', {}, null],
    ['an empty text', { message: '' }, null],
    ['a number', { message: 5 }, null],
    ['a long text', { message: 'x'.repeat(301) }, 'x'.repeat(300)],
    ['a text as its whole body', 'why', null],
    ['null as its body', null, null],
  ])('of an error may have %s', async (_, body, message) => {
    fetched.mockImplementation(json(body, { status: 500 }));
    expect(await send()).toMatchObject(failed({ kind: 'http', status: 500, message, code: null }));
  });

  it('that never arrives is a network error', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await send()).toEqual(failed({ kind: 'network' }));
  });
});

describe('the early answer of the page', () => {
  const bearer = { ...get, headers: { authorization: 'Bearer a' } };
  const early = (changes: object = {}) => {
    globalThis.shenidarEarlyAnswer = {
      url: get.url,
      authorization: undefined,
      body: Promise.resolve('early'),
      ...changes,
    };
  };

  it('is taken once', async () => {
    early();
    expect(await send()).toEqual(done('early'));
    expect(fetched).not.toHaveBeenCalled();
    expect(globalThis.shenidarEarlyAnswer).toBeNull();
    expect(await send()).toEqual(done({ a: 1 }));
  });

  it('is taken for the same bearer', async () => {
    early({ authorization: 'Bearer a' });
    expect(await send(bearer)).toEqual(done('early'));
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['signed out', undefined, bearer],
    ['for another user', 'Bearer b', bearer],
    ['for the user who has signed out since', 'Bearer a', get],
  ])('is dropped if it was sent %s, and never taken later', async (_, authorization, request) => {
    early({ authorization });
    expect(await send(request)).toEqual(done({ a: 1 }));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(globalThis.shenidarEarlyAnswer).toBeNull();
  });

  it.each(['/api/categories', `${get.url}?page=2`])(
    'waits for its own address, not %s',
    async (url) => {
      early();
      expect(await send({ ...get, url })).toEqual(done({ a: 1 }));
      expect(await send()).toEqual(done('early'));
    },
  );

  it('is replaced by a request when it has failed', async () => {
    early({ body: Promise.resolve(undefined) });
    expect(await send()).toEqual(done({ a: 1 }));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is not sent any more once the app has sent a request', async () => {
    await send();
    expect(globalThis.shenidarEarlyAnswer).toBeNull();
  });
});
