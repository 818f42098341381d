import { runInNewContext } from 'node:vm';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { supportChatPage } from './support-chat-page';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs the page's script for an address; the frame shows and hides it, and the user writes. */
function open(search: string) {
  const [, script = ''] = /<script>([^]*)<\/script>/.exec(supportChatPage) ?? [];
  const counts: unknown[] = [];
  const messages: { textContent?: string; className?: string }[] = [];
  let see: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  let submit: (event: object) => void = () => undefined;
  const reset = vi.fn();
  runInNewContext(script, {
    URLSearchParams,
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    location: { search },
    parent: { postMessage: (message: unknown) => void counts.push(message) },
    IntersectionObserver: function (listener: typeof see) {
      see = listener;
      return { observe: () => undefined };
    },
    document: {
      getElementById: () => ({ append: (message: object) => void messages.push(message) }),
      createElement: () => ({ scrollIntoView: () => undefined }),
      querySelector: () => ({
        addEventListener: (_: string, listener: typeof submit) => (submit = listener),
      }),
    },
  });
  return {
    counts: () => counts.splice(0).map((message) => (message as { count: number }).count),
    messages,
    reset,
    show: (isIntersecting: boolean) => see([{ isIntersecting }]),
    write: (value: string) =>
      submit({ preventDefault: () => undefined, target: { text: { value }, reset } }),
  };
}

it('tells how many messages are unread, until it is in sight', () => {
  const chat = open('?unread=2');
  expect(chat.counts()).toEqual([2]);
  chat.show(false);
  expect(chat.counts()).toEqual([]);
  chat.show(true);
  expect(chat.counts()).toEqual([0]);
  chat.show(true);
  expect(chat.counts()).toEqual([]);
  expect(open('').counts()).toEqual([0]);
});

it.each([
  ['in sight', true, []],
  ['out of sight', false, [1]],
])('answers two seconds after a message of the user, %s', (_, isInSight, counts) => {
  const chat = open('');
  chat.show(isInSight);
  chat.counts();
  chat.write('سلام');
  expect(chat.messages).toMatchObject([{ textContent: 'سلام', className: 'mine' }]);
  expect(chat.reset).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1999);
  expect(chat.messages).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(chat.messages).toHaveLength(2);
  expect(chat.messages[1]).not.toHaveProperty('className');
  expect(chat.counts()).toEqual(counts);
});

it('counts every answer that came out of sight', () => {
  const chat = open('?unread=1');
  for (const text of ['یک', 'دو']) chat.write(text);
  vi.advanceTimersByTime(2000);
  expect(chat.counts()).toEqual([1, 2, 3]);
  chat.show(true);
  expect(chat.counts()).toEqual([0]);
});
