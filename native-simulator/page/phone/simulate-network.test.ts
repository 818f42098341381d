import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Network } from '../../config/simulator-config';
import { simulateNetwork, type Loaders } from './simulate-network';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page whose requests and images log their real calls, on a network that can change. */
function pageOn(first: Network) {
  const done: unknown[][] = [];
  class Requests {
    open(...args: unknown[]) {
      done.push(['open', ...args]);
    }
    send(...args: unknown[]) {
      done.push(['send', ...args]);
    }
    abort() {
      done.push(['abort']);
    }
  }
  class Images {
    setAttribute(...args: unknown[]) {
      done.push(['set', ...args]);
    }
  }
  const state = { network: first };
  const page = { XMLHttpRequest: Requests, HTMLImageElement: Images } as unknown as Loaders;
  simulateNetwork(page, () => state.network);
  return { done, state, request: new Requests(), image: new Images() };
}

describe('sound', () => {
  it('loads immediately while the phone is online', () => {
    const { done, request } = pageOn('online');
    request.open('GET', '/hls/1.m4s');
    request.send(null);
    expect(done).toEqual([
      ['open', 'GET', '/hls/1.m4s'],
      ['send', null],
    ]);
  });

  it('is requested from an unreachable address while the phone is offline', () => {
    const { done, request } = pageOn('offline');
    request.open('GET', '/hls/1.m4s');
    request.send(null);
    expect(done.slice(1)).toEqual([['open', 'GET', 'blob:nowhere', true], ['send']]);
  });

  it('loads 2 s later on a slow network', () => {
    const { done, request } = pageOn('slow');
    request.send(null);
    vi.advanceTimersByTime(1999);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual([['send', null]]);
  });

  it('is not requested after an abort on a slow network', () => {
    const { done, request } = pageOn('slow');
    request.send(null);
    request.abort();
    vi.advanceTimersByTime(5000);
    expect(done).toEqual([['abort']]);
  });
});

describe('images', () => {
  it('fail in any size while the phone is offline', () => {
    const { done, state, image } = pageOn('offline');
    image.setAttribute('src', '/cover?w=96');
    image.setAttribute('srcset', '/cover?w=192 2x');
    image.setAttribute('alt', 'A cover');
    expect(done).toEqual([
      ['set', 'src', 'blob:nowhere'],
      ['set', 'alt', 'A cover'],
    ]);
    state.network = 'online';
    image.setAttribute('src', '/another');
    expect(done.at(-1)).toEqual(['set', 'src', '/another']);
  });

  it('load 2 s later on a slow network', () => {
    const { done, image } = pageOn('slow');
    image.setAttribute('src', '/cover?w=96');
    expect(done).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(done).toEqual([['set', 'src', '/cover?w=96']]);
  });

  it('load their addresses late, also in another spelling, and have other texts at once', () => {
    const { done, image } = pageOn('slow');
    for (const name of ['SRCSET', 'alt', 'data-src', 'srcs']) image.setAttribute(name, name);
    expect(done.map(([, name]) => name)).toEqual(['alt', 'data-src', 'srcs']);
    vi.advanceTimersByTime(2000);
    expect(done.at(-1)).toEqual(['set', 'SRCSET', 'SRCSET']);
  });
});
