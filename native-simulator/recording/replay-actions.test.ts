import { expect, it } from 'vitest';

import type { Entry, Recording } from './recording';
import { replayActionsOf } from './replay-actions';

const getTokens: Entry = { kind: 'call', ms: 0, method: 'getTokens', args: {}, error: null };
const tokens: Entry = {
  ...{ kind: 'event', ms: 1, name: 'tokenInjected', consumed: true },
  payload: { token: '•token 1•' },
};
const paused: Entry = { kind: 'event', ms: 2, name: 'appPaused', consumed: true };
const route: Entry = { kind: 'route', ms: 3, path: '/' };

const indexesOn = (platform: Recording['launch']['platform']) =>
  replayActionsOf({
    entries: [getTokens, tokens, route, paused, tokens],
    launch: { client: '10', environment: 'webview-new', platform, path: '/', persona: null },
  }).map(({ index }) => index);

it('leaves out the event by which the iOS app itself answers getTokens, and no other', () => {
  expect(indexesOn('ios')).toEqual([3, 4]);
});

it('performs each sign-in of the Android app, whose getTokens returns its answer', () => {
  expect(indexesOn('android')).toEqual([1, 3, 4]);
});
