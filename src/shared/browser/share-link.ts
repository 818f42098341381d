import { createEffect } from 'effector';

export interface SharedLink {
  readonly title: string;
  /** A path of this app; the page's origin is put before it. */
  readonly path: string;
}

/** `shared`: the browser's share sheet was used or dismissed; `copied`: the address is in the clipboard. */
export type ShareOutcome = 'shared' | 'copied';

/** Shares by `navigator.share`, else the clipboard. Fails when both refuse. docs/behaviour.md#sharing */
export const shareLinkFx = createEffect(
  async ({ title, path }: SharedLink): Promise<ShareOutcome> => {
    const url = addressOf(path);
    if (await shareNatively({ title, url })) return 'shared';
    await navigator.clipboard.writeText(url);
    return 'copied';
  },
);

/** The whole address of a path of this app. */
export function addressOf(path: string): string {
  return new URL(path, window.location.origin).href;
}

async function shareNatively(data: { title: string; url: string }): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // The user dismissed the sheet: neither a failure nor a reason to copy the address.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
