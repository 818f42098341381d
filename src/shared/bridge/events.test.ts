import { allSettled, fork, type Event } from 'effector';
import { expect, it } from 'vitest';

import { watchCalls } from '@/testing/watch-calls';

import { eventNames, events, type EventName } from './events';
import * as units from './native-events';
import { parseMessage } from './parse-message';

/** The event of the app for each event of the wrapper. */
const unitOf = {
  tokenInjected: units.tokenInjected,
  purchaseResult: units.purchaseResultReceived,
  marketPurchaseResult: units.marketPurchaseResultReceived,
  deepLink: units.deepLinkReceived,
  backPressed: units.backPressed,
  tabChanged: units.tabChanged,
  mediaCommand: units.mediaCommandReceived,
  appPaused: units.appPaused,
  appResumed: units.appResumed,
  nativeState: units.nativeStateReceived,
} as const satisfies Record<EventName, unknown>;

const long = 'x'.repeat(2001);
const purchase = { productId: '12', status: 'paid' };
const market = { developerPayload: '50@credit', result: 'purchased' };

const accepted: readonly (readonly [EventName, object | null])[] = [
  ['tokenInjected', { token: '' }],
  ['tokenInjected', { token: 'a', 'refresh-token': 'r', expireIn: '1', 'client-id': '2' }],
  ...['paid', 'pending', 'cancelled', 'failed'].map(
    (status) => ['purchaseResult', { ...purchase, status }] as const,
  ),
  ['purchaseResult', { ...purchase, message: 'x'.repeat(2000) }],
  ['purchaseResult', { ...purchase, message: null }],
  ...['purchased', 'cancelled', 'notInstalled', 'failed'].map(
    (result) => ['marketPurchaseResult', { ...market, result }] as const,
  ),
  [
    'marketPurchaseResult',
    { ...market, productId: 'p', orderId: 'o', purchaseToken: 't', message: 'm' },
  ],
  ['deepLink', { url: `/${'x'.repeat(9999)}` }],
  ['backPressed', null],
  ...['library', 'store', 'search', 'profile'].map((tab) => ['tabChanged', { tab }] as const),
  ...['play', 'pause', 'next', 'previous', 'seekForward', 'seekBackward'].map(
    (command) => ['mediaCommand', { command }] as const,
  ),
  ['mediaCommand', { command: 'seekTo', position: 12.5 }],
  ['mediaCommand', { command: 'seekTo', position: null }],
  ['appPaused', null],
  ['appResumed', null],
  ['nativeState', { theme: 'dark', nested: { a: [1] } }],
];

const refused: readonly (readonly [EventName, unknown])[] = [
  ['tokenInjected', {}],
  ['tokenInjected', { token: 1 }],
  ['mediaCommand', '{"command":"seekTo","position":1e999}'],
  ['purchaseResult', { status: 'paid' }],
  ['purchaseResult', { ...purchase, productId: 12 }],
  ['purchaseResult', { ...purchase, productId: long }],
  ['purchaseResult', { ...purchase, status: 'done' }],
  ['purchaseResult', { ...purchase, message: long }],
  ['marketPurchaseResult', { result: 'purchased' }],
  ['marketPurchaseResult', { ...market, result: 'paid' }],
  ['marketPurchaseResult', { ...market, developerPayload: long }],
  ...['productId', 'orderId', 'purchaseToken', 'message'].map(
    (field) => ['marketPurchaseResult', { ...market, [field]: long }] as const,
  ),
  ['deepLink', {}],
  ['deepLink', { url: 'x'.repeat(10_001) }],
  ['tabChanged', { tab: 'shop' }],
  ['tabChanged', {}],
  ['mediaCommand', { command: 'stop' }],
  ['mediaCommand', { command: 'seekTo', position: '12' }],
  ['mediaCommand', {}],
  ['nativeState', []],
  ['nativeState', '"text"'],
  ['nativeState', 'null'],
];

it.each(accepted)('%s brings %j to the app', async (name, payload) => {
  const event = parseMessage(name, payload);
  expect(event).toEqual({ name, payload });
  const scope = fork();
  const received = eventNames.map((of) => watchCalls(unitOf[of] as Event<unknown>, scope));
  await allSettled(units.nativeEventReceived, { scope, params: event! });
  const brought = payload === null ? undefined : payload;
  expect(received).toEqual(eventNames.map((of) => (of === name ? [brought] : [])));
});

it.each(refused)('%s does not bring %j', (name, payload) => {
  expect(parseMessage(name, payload)).toBeNull();
});

it.each(eventNames)('%s says what it means, and on which wrapper', (name) => {
  const { meaning, on } = events[name];
  expect(meaning).not.toBe('');
  expect(on).toEqual(name === 'marketPurchaseResult' ? ['market'] : ['android', 'ios']);
});
