import { allSettled, createWatch } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { watchCalls } from '@/testing/watch-calls';

import type { NativeEvent } from './events';
import { $inbox, createInbox, messageRefused, openInboxFx, type WebBridge } from './inbox';
import { eventDeclined, nativeEventReceived } from './native-events';

const tab = (name: string) => ({ name: 'tabChanged', payload: { tab: name } });

function openedInbox(waiting?: WebBridge['waiting']) {
  const early: WebBridge = { receiveEvent: () => false, ...(waiting && { waiting }) };
  const host: { WebBridge?: WebBridge } = waiting ? { WebBridge: early } : {};
  const received: NativeEvent[] = [];
  const refused: string[] = [];
  const inbox = createInbox(host);
  inbox.open(
    (event) => received.push(event),
    (name) => refused.push(name),
  );
  const emit = (name: unknown, payload?: unknown) => host.WebBridge?.receiveEvent(name, payload);
  return { host, early, inbox, received, refused, emit };
}

it('passes a valid event on, and tells the wrapper that it was used', () => {
  const { emit, received, refused } = openedInbox();
  expect(emit('tabChanged', { tab: 'search' })).toBe(true);
  expect(received).toEqual([tab('search')]);
  expect(refused).toEqual([]);
});

it('passes events on in their order, beginning with those that waited', () => {
  const { emit, host, early, received, refused } = openedInbox([
    ['tabChanged', { tab: 'store' }],
    ['nothing', {}],
    ['tabChanged', { tab: 'search' }],
  ]);
  emit('tabChanged', { tab: 'profile' });
  expect(received).toEqual([tab('store'), tab('search'), tab('profile')]);
  expect(refused).toEqual(['nothing']);
  expect(host.WebBridge).not.toBe(early);
});

it('refuses an invalid message, and reports a short name of it', () => {
  const { emit, received, refused } = openedInbox();
  expect(emit('x'.repeat(100), {})).toBe(false);
  expect(emit('tabChanged', { tab: 'nowhere' })).toBe(false);
  expect(emit({ name: 'tabChanged' }, {})).toBe(false);
  expect(emit(undefined)).toBe(false);
  expect(refused).toEqual(['x'.repeat(40), 'tabChanged', 'object', 'undefined']);
  expect(received).toEqual([]);
});

it('tells the wrapper that the app declined one event, and no later one', () => {
  const { host, inbox, emit } = openedInbox();
  inbox.open(
    ({ name }) => {
      if (name === 'backPressed') inbox.decline();
    },
    () => undefined,
  );
  expect(emit('backPressed')).toBe(false);
  expect(emit('appResumed')).toBe(true);
  expect(host.WebBridge?.waiting).toBeUndefined();
});

it('tells the wrapper that an event was not used when the app throws', () => {
  const { inbox, emit } = openedInbox();
  inbox.open(
    () => {
      throw new Error('A fault of the app');
    },
    () => undefined,
  );
  expect(emit('appResumed')).toBe(false);
});

it('joins the wrapper to the events of the scope', async () => {
  const { scope } = await createTestScope();
  const host: { WebBridge?: WebBridge } = {};
  await allSettled(openInboxFx, { scope });
  await allSettled($inbox, { scope, params: createInbox(host) });
  expect(host.WebBridge).toBeUndefined();
  const received = watchCalls(nativeEventReceived, scope);
  const refused = watchCalls(messageRefused, scope);
  await allSettled(openInboxFx, { scope });
  expect(host.WebBridge?.receiveEvent('appPaused')).toBe(true);
  expect(host.WebBridge?.receiveEvent('nothing')).toBe(false);
  expect(received).toEqual([{ name: 'appPaused', payload: null }]);
  expect(refused).toEqual(['nothing']);

  createWatch({
    unit: nativeEventReceived,
    scope,
    fn: () => void allSettled(eventDeclined, { scope }),
  });
  expect(host.WebBridge?.receiveEvent('appPaused')).toBe(false);
});
