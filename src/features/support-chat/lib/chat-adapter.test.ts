import { expect, it, test } from 'vitest';

import { chatAdapter } from './chat-adapter';

it('reads how many messages are unread', () => {
  expect(chatAdapter.readMessage({ type: 'unread', count: 2 })).toEqual({ unread: 2 });
});

test.each([
  null,
  undefined,
  'unread',
  '{"type":"unread","count":2}',
  [],
  {},
  { type: 'unread' },
  { type: 'unread', count: '2' },
  { type: 'unread', count: -1 },
  { type: 'unread', count: 0.5 },
  { type: 'unread', count: Number.NaN },
  { type: 'unread', count: Infinity },
  { type: 'unread', count: 10_000 },
  { type: 'unread', count: 2, url: 'https://evil.test' },
  { type: 'tokenInjected', count: 2, token: 'evil' },
  { name: 'tokenInjected', payload: { token: 'evil' } },
  JSON.parse('{"__proto__":{"type":"unread","count":2}}'),
])('ignores %j', (data) => {
  expect(chatAdapter.readMessage(data)).toBeNull();
});
