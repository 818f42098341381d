import { createEffect, createEvent, createStore, sample } from 'effector';

export interface Shared {
  readonly title: string;
  /** A path of this app; the page's origin is put before it. */
  readonly path: string;
}

/** The listener wants to pass something on. */
export const shareRequested = createEvent<Shared>();

/** `shared`: the browser's own sheet was used (or closed); `copied`: the address is in the clipboard. */
type Outcome = 'shared' | 'copied';

/** `navigator.share`, else the clipboard (contract, bridge). Fails when both refuse. */
export const shareFx = createEffect(async ({ title, path }: Shared): Promise<Outcome> => {
  const url = new URL(path, window.location.origin).href;
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
});

const $isSharing = createStore(false)
  .on(shareFx, () => true)
  .reset(shareFx.finally);

export const linkCopied = createEvent();
export const shareFailed = createEvent();

sample({ clock: shareRequested, filter: $isSharing.map((is) => !is), target: shareFx });
sample({
  clock: shareFx.doneData,
  filter: (outcome) => outcome === 'copied',
  fn: () => undefined,
  target: linkCopied,
});
sample({ clock: shareFx.fail, fn: () => undefined, target: shareFailed });
