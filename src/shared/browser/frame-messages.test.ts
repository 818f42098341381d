// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { listenToFrame } from './frame-messages';

const framed = () => document.body.appendChild(document.createElement('iframe'));

function listen(frame = framed()) {
  const onMessage = vi.fn();
  const stop = listenToFrame(frame, 'https://chat.test', onMessage);
  const post = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data,
        origin: 'https://chat.test',
        source: frame.contentWindow,
        ...from,
      }),
    );
  return { onMessage, post, stop };
}

it('takes the messages of its frame until it is stopped', () => {
  const { onMessage, post, stop } = listen();
  post('hello');
  expect(onMessage).toHaveBeenCalledExactlyOnceWith('hello');
  stop();
  post('again');
  expect(onMessage).toHaveBeenCalledTimes(1);
});

it('ignores other windows and other origins', () => {
  const { onMessage, post } = listen();
  const other = framed();
  post('evil', { source: other.contentWindow });
  post('evil', { source: window });
  post('evil', { source: null });
  post('evil', { origin: 'https://evil.test' });
  post('evil', { origin: 'null' });
  expect(onMessage).not.toHaveBeenCalled();
});

it('ignores messages without a window while its frame has none', () => {
  const { onMessage, post } = listen(document.createElement('iframe'));
  post('evil', { source: null });
  expect(onMessage).not.toHaveBeenCalled();
});
