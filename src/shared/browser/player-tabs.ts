import { createEffect, createEvent, scopeBind } from 'effector';

/** The channel between the tabs of this origin. */
const CHANNEL = 'shenidar-player';

/** Another tab has begun to play. */
export const otherTabPlayed = createEvent();

let channel: BroadcastChannel | null = null;

/** Opens the channel; undefined in browsers without one, where each tab is on its own. */
function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  return (channel ??= new BroadcastChannel(CHANNEL));
}

/** Starts to listen to the other tabs. Never stopped: the player needs it as long as the page lives. */
export const watchPlayerTabsFx = createEffect(() => {
  const played = scopeBind(otherTabPlayed, { safe: true });
  openChannel()?.addEventListener('message', () => {
    played();
  });
});

/** Tells the other tabs that this one plays. */
export const announcePlayingFx = createEffect(() => {
  openChannel()?.postMessage('playing');
});
