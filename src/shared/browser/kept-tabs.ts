import { createEffect, createEvent, scopeBind } from 'effector';

import { webLocks } from './lock';

/** The channel between the tabs of this origin. */
const CHANNEL = 'shenidar-kept-books';

/** Another tab has changed the kept books. */
export const keptChangedElsewhere = createEvent();
/** Another tab has ended a download. */
export const keptReleasedElsewhere = createEvent();

type Message = 'changed' | 'released';
let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  return (channel ??= new BroadcastChannel(CHANNEL));
}

/** Starts to listen to the other tabs. Never stopped: kept books are shown as long as the page lives. */
export const watchKeptTabsFx = createEffect(() => {
  const reports: Readonly<Record<Message, () => void>> = {
    changed: scopeBind(keptChangedElsewhere, { safe: true }),
    released: scopeBind(keptReleasedElsewhere, { safe: true }),
  };
  openChannel()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // A tab with another version of the app may say something else.
    if (data === 'changed' || data === 'released') reports[data]();
  });
});

export const announceKeptFx = createEffect((message: Message) => {
  openChannel()?.postMessage(message);
});

/**
 * Reserves the download of a book for this tab. Gives the function that ends it; null while another tab has it. The
 * reservation of a tab that is closed or crashes ends with it.
 */
export const reserveKeptBookFx = createEffect(
  (audioBookId: number): Promise<(() => void) | null> => {
    const locks = webLocks();
    if (!locks) return Promise.resolve(() => undefined);
    return new Promise((resolve, reject) => {
      locks
        .request(`shenidar-kept-book-${audioBookId}`, { ifAvailable: true }, (lock) => {
          if (!lock) {
            resolve(null);
            return undefined;
          }
          return new Promise<void>((release) => {
            resolve(() => {
              release();
            });
          });
        })
        .catch(reject);
    });
  },
);
