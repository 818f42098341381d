import * as v from 'valibot';

/** What the chat tells the app. */
export interface ChatNews {
  /** How many messages of the support the user has not read. */
  readonly unread: number;
}

/**
 * The app's side of a support chat. A chat is a page that runs in a frame: it gets nothing but its address, and tells
 * how much is unread as soon as it is ready and after each change. Another chat needs another adapter only.
 */
export interface ChatAdapter {
  /** The path of the page at the chat host. */
  readonly path: string;
  /** Reads a message that the page posted to the app; null for anything that is not news. Never throws. */
  readonly readMessage: (data: unknown) => ChatNews | null;
}

const MAX_UNREAD = 9999;

const message = v.strictObject({
  type: v.literal('unread'),
  count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_UNREAD)),
});

/** The chat of the mock API, and every chat that posts `{ type: 'unread', count }`. Rule: docs/behaviour.md#support-chat */
export const chatAdapter: ChatAdapter = {
  path: '/content/support-chat/',
  readMessage: (data) => {
    const { success, output } = v.safeParse(message, data);
    return success ? { unread: output.count } : null;
  },
};
