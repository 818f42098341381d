import { fileURLToPath } from 'node:url';
import { JSDOM, type DOMWindow } from 'jsdom';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Network } from '../native-simulator/config/simulator-config';
import {
  freshAttribute,
  networkEvent,
  reportEvent,
  startEvent,
  type FreshStorage,
  type PhoneLaunch,
  type PhoneReport,
  type PhoneWindow,
} from '../native-simulator/page/phone/sim-port';
import { bundleClassicScript } from './classic-script';

let script = '';
beforeAll(async () => {
  const entry = fileURLToPath(
    new URL('../native-simulator/page/phone/frame-entry.ts', import.meta.url),
  );
  script = await bundleClassicScript({ entry, name: 'simulatorFrame' });
});

const launch: PhoneLaunch = {
  launch: { client: '2', platform: 'android', tokens: null },
  storage: 'phone-2:',
};

interface Page {
  readonly window: PhoneWindow & DOMWindow;
  readonly frame: Element;
  /** What the page has told the simulator. */
  readonly told: readonly (PhoneReport | 'start')[];
}

/** A page in a frame of the simulator with these attributes, before its first script. */
function pageIn(attributes: Readonly<Record<string, string>>): Page {
  const simulator = new JSDOM('<iframe></iframe>');
  const frame = simulator.window.document.querySelector('iframe') as Element;
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  const told: (PhoneReport | 'start')[] = [];
  frame.addEventListener(startEvent, () => told.push('start'));
  frame.addEventListener(reportEvent, (event) => {
    told.push(JSON.parse((event as CustomEvent<string>).detail) as PhoneReport);
  });
  const { window } = new JSDOM('<button>Buy</button>', {
    url: 'https://app.test/pdp/1001',
    runScripts: 'outside-only',
  });
  Object.defineProperty(window, 'frameElement', { value: frame });
  const answer = async () => new Response('{}');
  Object.assign(window, { fetch: answer, Request, scrollTo: vi.fn() });
  return { window, frame, told };
}

/** The page of a phone, after its first script. */
function phone({
  network = 'online',
  fresh,
  before,
}: {
  readonly network?: Network;
  readonly fresh?: FreshStorage;
  readonly before?: (window: DOMWindow) => void;
} = {}): Page {
  const page = pageIn({
    'data-launch': JSON.stringify(launch),
    'data-network': network,
    ...(fresh && { [freshAttribute]: JSON.stringify(fresh) }),
  });
  before?.(page.window);
  page.window.eval(script);
  return page;
}

it('leaves a page alone that is in no phone', () => {
  const { window, told } = pageIn({ title: 'Another frame' });
  window.eval(script);
  expect([told, '__sim' in window, 'AndroidBridge' in window]).toEqual([[], false, false]);
});

it('tells of the start first, then of the address, of calls and of requests', async () => {
  const { window, told } = phone();
  window.eval('AndroidBridge.hideTabs()');
  window.history.pushState(null, '', '/library');
  window.history.back();
  await expect.poll(() => window.location.pathname).toBe('/pdp/1001');
  await window.fetch('https://app.test/api/storefront');
  await expect
    .poll(() => told)
    .toMatchObject([
      'start',
      { kind: 'route', path: '/pdp/1001' },
      { kind: 'call', method: 'hideTabs' },
      { kind: 'route', path: '/library' },
      { kind: 'route', path: '/pdp/1001' },
      { kind: 'api', method: 'GET', path: '/api/storefront', status: 200 },
    ]);
});

/** What both storages had before: of this phone, and of another. */
function fill({ localStorage, sessionStorage }: DOMWindow): void {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('phone-2:old', 'mine');
    storage.setItem('phone-1:old', 'of another');
  }
}
const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index));

it('has storages of its own, which the next load still has', () => {
  const { window } = phone({ before: fill });
  for (const storage of [window.localStorage, window.sessionStorage]) {
    expect([keysOf(storage), storage.getItem('old')]).toEqual([['old'], 'mine']);
  }
});

it('begins a fresh start with the storages that it is given, once', () => {
  const fresh = { localStorage: { access_token: 'a' }, sessionStorage: { client_id: '2' } };
  let real: readonly Storage[] = [];
  const { window, frame } = phone({
    fresh,
    before(page) {
      fill(page);
      real = [page.localStorage, page.sessionStorage];
    },
  });
  expect(keysOf(window.localStorage)).toEqual(['access_token']);
  expect(keysOf(window.sessionStorage)).toEqual(['client_id']);
  expect(real.map((storage) => storage.getItem('phone-1:old'))).toEqual([
    'of another',
    'of another',
  ]);
  // A reload keeps what the app has stored since.
  expect(frame.hasAttribute(freshAttribute)).toBe(false);
});

it.each([
  ['online', true],
  ['slow', true],
  ['offline', false],
] as const)('on the network %s knows whether it is online: %s', (network, isOnline) => {
  const { window, frame } = phone({ network: isOnline ? 'offline' : 'online' });
  const heard: string[] = [];
  for (const name of ['online', 'offline']) {
    window.addEventListener(name, () => heard.push(name));
  }
  frame.setAttribute('data-network', network);
  expect([window.navigator.onLine, heard]).toEqual([isOnline, []]);
  window.dispatchEvent(new window.Event(networkEvent));
  expect(heard).toEqual([isOnline ? 'online' : 'offline']);
});

it('requests nothing while it is offline', async () => {
  const { window } = phone({ network: 'offline' });
  await expect(window.fetch('https://app.test/api/storefront')).rejects.toThrow('Failed to fetch');
});

it('performs the gestures that the simulator asks for, and reports none of a script', () => {
  const { window, frame } = phone();
  const gestures: unknown[] = [];
  frame.setAttribute('data-watched', '');
  frame.addEventListener('phonegesture', (event) => gestures.push(event));
  const performed: unknown[] = [];
  const keys: string[] = [];
  window.document.addEventListener('keydown', ({ key }) => keys.push(key));
  const perform = window.__performGesture;
  expect(perform?.({ kind: 'scroll', top: 300 }, (each) => performed.push(each))).toBe(true);
  expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[{ top: 300, behavior: 'instant' }]]);
  expect(perform?.({ kind: 'press', key: 'Escape' }, (each) => performed.push(each))).toBe(true);
  expect([performed, keys]).toMatchObject([[{ kind: 'press', key: 'Escape' }], ['Escape']]);
  window.document.querySelector('button')?.click();
  expect(gestures).toEqual([]);
});
