import { vi } from 'vitest';

/** A request that the page sends beside the API layer, such as a report. */
export interface PostedReport {
  readonly url: string;
  readonly body: unknown;
}

/** The globals of a page without a document: what the models read of it, and what they did to it. */
export function stubPage(search = '') {
  const posts: PostedReport[] = [];
  const copied: string[] = [];
  const addresses: (string | undefined)[] = [];
  const links: Record<string, string> = {};
  /** The tags for light and for dark devices. */
  const themeColors = ['light', 'dark'].map((scheme) => ({
    content: '',
    getAttribute: () => `(prefers-color-scheme: ${scheme})`,
  }));
  const mediaKeys = new Map<string, MediaSessionActionHandler | null>();

  const window = Object.assign(new EventTarget(), {
    location: { origin: 'https://app.test', pathname: '/', search, hash: '', reload: vi.fn() },
    history: {
      state: { idx: 0 },
      replaceState: (_state: unknown, _title: string, address?: string) =>
        void addresses.push(address),
      pushState: refuseAddress,
    },
    localStorage: {},
    open: vi.fn(),
  });
  const document = Object.assign(new EventTarget(), {
    title: '',
    visibilityState: 'visible',
    documentElement: { dataset: {}, style: { setProperty: () => undefined } },
    querySelector: (selector: string) =>
      selector.startsWith('link')
        ? { setAttribute: (_: string, href: string) => void (links[selector] = href) }
        : null,
    querySelectorAll: (selector: string) => (selector.includes('theme-color') ? themeColors : []),
  });
  const navigator = {
    onLine: true,
    userAgent: '',
    clipboard: { writeText: async (text: string) => void copied.push(text) },
    mediaSession: {
      metadata: null as { title: string; artwork: readonly MediaImage[] } | null,
      playbackState: 'none',
      setActionHandler: (key: string, handler: MediaSessionActionHandler | null) =>
        void mediaKeys.set(key, handler),
      setPositionState: () => undefined,
    },
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  // A constructor may return another object: here the facts themselves.
  vi.stubGlobal('MediaMetadata', function metadataOf(facts: object) {
    return facts;
  });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    posts.push({ url, body: JSON.parse(body) });
    return { ok: true };
  });
  return {
    ...{ window, document, navigator, posts, copied, addresses, links, themeColors },
    pressMediaKey: (key: MediaSessionAction) => mediaKeys.get(key)?.({ action: key }),
  };
}

/** As WebKit does after a hundred addresses. */
function refuseAddress(..._entry: Parameters<History['pushState']>): void {
  throw new DOMException('Attempt to use it more than 100 times', 'SecurityError');
}
