import { expect, it } from 'vitest';

import type { NativeEvent } from './events';
import { createInbox, type NativeInbox, type WebBridge } from './inbox';

/** A page whose app declines the events with these names. */
function openPage(declined: readonly string[] = [], waiting: WebBridge['waiting'] = []) {
  const host: { WebBridge?: WebBridge } = { WebBridge: { receiveEvent: () => true, waiting } };
  const inbox: NativeInbox = createInbox(host);
  const received: NativeEvent[] = [];
  const refused: string[] = [];
  inbox.open(
    (event) => {
      received.push(event);
      if (declined.includes(event.name)) inbox.decline();
    },
    (name) => refused.push(name),
  );
  const send = (name: unknown, payload?: unknown) => host.WebBridge?.receiveEvent(name, payload);
  return { send, received, refused };
}

it('answers each event by itself, whatever became of the one before', () => {
  const { send } = openPage(['backPressed']);
  const answers = [
    send('appPaused'),
    send('backPressed'),
    send('appResumed'),
    send('tabChanged', { tab: 'nowhere' }),
    send('tabChanged', { tab: 'profile' }),
    send('unknown'),
    send('appPaused'),
  ];
  expect(answers).toEqual([true, false, true, false, true, false, true]);
});

it('passes the events that came before the app had loaded, in their order', () => {
  const { received, refused } = openPage(
    [],
    [['appPaused'], ['deepLink', '{"url":"/pdp/1"}'], ['x'.repeat(60)], [7]],
  );
  expect(received).toEqual([
    { name: 'appPaused', payload: null },
    { name: 'deepLink', payload: { url: '/pdp/1' } },
  ]);
  expect(refused).toEqual(['x'.repeat(40), 'number']);
});
