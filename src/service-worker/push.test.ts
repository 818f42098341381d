import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { brands } from '@/shared/i18n/fa/brands';

import { handlePushMessages } from './push';

interface WorkerEvent {
  readonly data?: { json: () => unknown };
  readonly notification?: { readonly data: string; readonly close: () => void };
  readonly waitUntil: (work: Promise<unknown>) => void;
}

const listeners = new Map<string, (event: WorkerEvent) => void>();
const showNotification = vi.fn(() => Promise.resolve());
const openWindow = vi.fn(() => Promise.resolve());
const matchAll = vi.fn(() => Promise.resolve([] as object[]));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) =>
      listeners.set(type, listener),
    location: { origin: 'https://app.test' },
    registration: { showNotification },
    clients: { matchAll, openWindow },
  });
  handlePushMessages();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function fire(type: string, event: Omit<WorkerEvent, 'waitUntil'>) {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (promise) => void work.push(promise) });
  await Promise.all(work);
}
const push = (message: unknown) => fire('push', { data: { json: () => message } });

it('shows a message in Persian from right to left, and remembers where it leads', async () => {
  await push({ title: 'A new chapter', body: 'Of a podcast', path: '/pdp/1001?from=push' });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('A new chapter', {
    body: 'Of a podcast',
    // The badge is drawn by its outline alone.
    icon: expect.not.stringContaining('monochrome') as unknown,
    badge: expect.stringContaining('monochrome') as unknown,
    dir: 'rtl',
    lang: 'fa',
    data: '/pdp/1001?from=push',
  });
});

it.each([
  'https://evil.test/',
  '//evil.test',
  '/unknown/address',
  'javascript:alert(1)',
  17,
  undefined,
])('leads to the shop in place of %s', async (path) => {
  await push({ title: 't', path });
  expect(showNotification).toHaveBeenCalledWith('t', expect.objectContaining({ data: '/' }));
});

it.each([null, 'text', [], { title: 5 }, { title: '' }])(
  'shows the name of the app for %j',
  async (message) => {
    await push(message);
    expect(showNotification).toHaveBeenCalledWith(
      brands.shenidar,
      expect.objectContaining({ body: '' }),
    );
  },
);

it('shows the name of the app for a message that is no JSON', async () => {
  await fire('push', {
    data: {
      json: () => {
        throw new SyntaxError('no JSON');
      },
    },
  });
  await fire('push', {});
  expect(showNotification.mock.calls).toHaveLength(2);
});

it('opens the app at the page of a tapped message', async () => {
  const notification = { data: '/pdp/1001', close: vi.fn() };
  await fire('notificationclick', { notification });
  expect(notification.close).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledWith('https://app.test/pdp/1001');
});

const openPage = (path: string, focused = false) => ({
  url: `https://app.test${path}`,
  focused,
  postMessage: vi.fn(),
  focus: vi.fn(() => Promise.resolve()),
});

it('opens the app beside pages that are none of it', async () => {
  const plain = [openPage('/content/pages/terms', true), openPage('/__mock/docs')];
  matchAll.mockResolvedValueOnce(plain);
  await fire('notificationclick', { notification: { data: '/library', close: vi.fn() } });
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://app.test/library');
  for (const page of plain) expect(page.postMessage).not.toHaveBeenCalled();
});

it('lets the app open the page although a page that is none of it is in front', async () => {
  const page = openPage('/pdp/1001');
  matchAll.mockResolvedValueOnce([openPage('/content/pages/terms', true), page]);
  await fire('notificationclick', { notification: { data: '/library', close: vi.fn() } });
  expect(page.postMessage).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});

it('lets the running app open the page itself', async () => {
  const page = openPage('/pdp/1001', true);
  matchAll.mockResolvedValueOnce([openPage('/'), page]);
  await fire('notificationclick', { notification: { data: '/library', close: vi.fn() } });
  expect(page.postMessage).toHaveBeenCalledWith({
    type: 'OPEN',
    address: 'https://app.test/library',
  });
  expect(page.focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});
