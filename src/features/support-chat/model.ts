import { attach, combine, createEvent, createStore, sample } from 'effector';

import { $isLoggedIn } from '@/entities/session/model';
import { $platform } from '@/shared/bridge/platform';
import { readChatHostFx } from '@/shared/browser/chat-host';
import { createTimer } from '@/shared/browser/create-timer';
import { waitForIdleFx } from '@/shared/browser/idle';
import { cameOnline } from '@/shared/browser/online';
import { createOverlay } from '@/shared/routing/create-overlay';
import { $location } from '@/shared/routing/location';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { pageOfRoute, type PageId } from '@/shared/routing/page-table';

import { chatAdapter, type ChatNews } from './lib/chat-adapter';
import { frameRules, type FrameRules } from './lib/frame-rules';

/** A chat that says nothing for this long has failed. */
const MAX_CHAT_SILENCE_MS = 15_000;

/** On Android every frame can call the native wrapper, so the chat is there on these pages only. */
const androidPages: readonly (PageId | undefined)[] = ['feedback', 'profile'];

/** The frame of the chat, as the view mounts it. */
export interface ChatFrame extends FrameRules {
  readonly url: string;
}

/** The frame posted something to the app. */
export const chatMessagePosted = createEvent<unknown>();
export const chatRetryClicked = createEvent();

/** The chat in sight. While it is hidden, its frame goes on and counts what arrives. */
export const chatSheet = createOverlay('#support-chat');

/** Whether the user can have the chat here and now. Rule: docs/behaviour.md#support-chat */
export const $isChatOffered = combine(
  $isLoggedIn,
  $platform,
  $location,
  (isLoggedIn, platform, location) =>
    isLoggedIn &&
    (platform !== 'android' || androidPages.includes(pageOfRoute(location?.routeId ?? '')?.id)),
);

const waitForQuietFx = attach({ effect: waitForIdleFx });
const silence = createTimer(MAX_CHAT_SILENCE_MS);
const withdrawn = sample({ clock: $isChatOffered.updates, filter: (isOffered) => !isOffered });

/** Null while there is no chat, and after it failed: a frame that failed would show a page of the browser. */
export const $chatFrame = createStore<ChatFrame | null>(null).reset(withdrawn, silence.passed);
/** The chat failed. Only a user who opens it is told. */
export const $hasChatFailed = createStore(false)
  .on(silence.passed, () => true)
  .reset(withdrawn, readChatHostFx);
/** The chat has answered, and can be shown. */
export const $isChatReady = createStore(false).reset(withdrawn, readChatHostFx);
/** How many messages of the support are unread. */
export const $unreadMessages = createStore(0).reset(withdrawn);

// It loads when the rest of the page is at rest, and again when something suggests that it may now work.
const mayWorkNow = sample({
  clock: [chatSheet.opened, chatRetryClicked, cameOnline],
  filter: $hasChatFailed,
});
sample({
  clock: [pageModelsStarted, $isChatOffered.updates, mayWorkNow],
  filter: combine($isChatOffered, $chatFrame, (isOffered, frame) => isOffered && frame === null),
  target: waitForQuietFx,
});
sample({
  clock: waitForQuietFx.done,
  filter: combine($isChatOffered, $chatFrame, (isOffered, frame) => isOffered && frame === null),
  target: readChatHostFx,
});
sample({
  clock: readChatHostFx.doneData,
  fn: ({ chatOrigin, appOrigin }): ChatFrame => ({
    url: chatOrigin + chatAdapter.path,
    ...frameRules(chatOrigin, appOrigin),
  }),
  target: [$chatFrame, silence.started],
});

const newsPosted = chatMessagePosted.filterMap(
  (data): ChatNews | undefined => chatAdapter.readMessage(data) ?? undefined,
);
$isChatReady.on(newsPosted, () => true);
$unreadMessages.on(newsPosted, (_, { unread }) => unread);
sample({ clock: [newsPosted, withdrawn], fn: () => undefined, target: silence.stopped });

// The session ended under the open chat.
sample({ clock: withdrawn, fn: () => undefined, target: chatSheet.closed });
