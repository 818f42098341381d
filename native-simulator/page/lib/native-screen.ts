import type { MethodName } from '@/shared/bridge/methods';

import type { TrafficEntry } from './traffic';

/** What lies over the page and waits for an answer. */
export type Sheet =
  | { readonly kind: 'login' | 'rate' }
  | { readonly kind: 'purchase'; readonly productId: string }
  | { readonly kind: 'market'; readonly productId: string; readonly developerPayload: string }
  | { readonly kind: 'share'; readonly title: string; readonly text: string; readonly url: string }
  | { readonly kind: 'outside'; readonly url: string }
  | { readonly kind: 'book'; readonly audioBookId: string; readonly isFresh: boolean };

/** What the lock screen shows; the fields of `updateMediaSession`. */
export type MediaState = Readonly<Record<string, unknown>>;

/** The native app around the page, as far as it can be seen. */
export interface NativeScreen {
  readonly hasSplash: boolean;
  readonly hasTabs: boolean;
  readonly tab: string;
  readonly sheet: Sheet | null;
  /** The book that the native player has. */
  readonly player: { readonly audioBookId: string; readonly chapterId: string } | null;
  readonly media: MediaState | null;
  readonly hasExited: boolean;
  readonly isLocked: boolean;
  /** The phone's own home screen: the app is paused. */
  readonly isHome: boolean;
  /** The last `setWebViewState`. */
  readonly webViewState: unknown;
  /** The token set that the native app keeps; null when logged out. */
  readonly tokens: Readonly<Record<string, unknown>> | null;
  /** What the native app has told by `nativeState`. */
  readonly bag: Readonly<Record<string, unknown>>;
  readonly marketStatuses: readonly { readonly status: unknown; readonly payload: unknown }[];
  /** The lines of the log batches, oldest first. */
  readonly log: readonly LogLine[];
}

export interface LogLine {
  readonly level: string;
  readonly time: unknown;
  readonly message: string;
  readonly data: unknown;
}

/** A phone before its page has said anything. */
export const initialScreen: NativeScreen = {
  hasSplash: true,
  hasTabs: true,
  tab: 'store',
  sheet: null,
  player: null,
  media: null,
  hasExited: false,
  isLocked: false,
  isHome: false,
  webViewState: null,
  tokens: null,
  bag: {},
  marketStatuses: [],
  log: [],
};

type Args = Readonly<Record<string, unknown>>;
type Change = (args: Args, screen: NativeScreen) => Partial<NativeScreen>;

const MOST_LOG_LINES = 500;
const string = (value: unknown) => (typeof value === 'string' ? value : '');

const openBook =
  (isFresh: boolean): Change =>
  (args) => ({ sheet: { kind: 'book', audioBookId: string(args['audioBookId']), isFresh } });

/** What each method does to the screen; those that are not named do nothing to it. */
const changes: Partial<Record<MethodName, Change>> = {
  setTokenToDevice: ({ tokenJson }, { tokens }) => {
    const told = recordIn(tokenJson);
    // The app tells the session alone; the rest of the set is the wrapper's own.
    return { tokens: told && { ...tokens, ...told } };
  },
  openLoginPage: () => ({ sheet: { kind: 'login' } }),
  exit: () => ({ hasExited: true, tokens: null, sheet: null, player: null, media: null }),
  purchase: ({ productId }) => ({ sheet: { kind: 'purchase', productId: string(productId) } }),
  marketPurchase: ({ productId, developerPayload }) => ({
    sheet: {
      kind: 'market',
      productId: string(productId),
      developerPayload: string(developerPayload),
    },
  }),
  setMarketPurchaseStatus: ({ status, developerPayload: payload }, { marketStatuses }) => ({
    marketStatuses: [...marketStatuses, { status, payload }],
  }),
  share: ({ title, text, url }) => ({
    sheet: { kind: 'share', title: string(title), text: string(text), url: string(url) },
  }),
  goToTab: ({ tab }) => ({ tab: string(tab) }),
  showTabs: () => ({ hasTabs: true }),
  hideTabs: () => ({ hasTabs: false }),
  showPreloader: () => ({ hasSplash: true }),
  hidePreloader: () => ({ hasSplash: false }),
  openPlayer: ({ audioBookId, chapterId }) => ({
    player: { audioBookId: string(audioBookId), chapterId: string(chapterId) },
  }),
  closePlayer: () => ({ player: null }),
  updateMediaSession: ({ stateJson }) => ({ media: recordIn(stateJson) }),
  openDeepLink: ({ url }) => ({ sheet: { kind: 'outside', url: string(url) } }),
  rateApp: () => ({ sheet: { kind: 'rate' } }),
  setWebViewState: ({ stateJson }) => ({ webViewState: recordIn(stateJson) }),
  sendEvent: ({ name, payloadJson }, { log }) =>
    name === 'logBatch' ? { log: [...log, ...linesIn(payloadJson)].slice(-MOST_LOG_LINES) } : {},
  goToLibraryTab: openBook(false),
  goToLibraryTabRefresh: openBook(true),
  openBook: openBook(false),
  openBookRefresh: openBook(true),
};

/** The event that answers a sheet, whoever sends it: a replay does without its buttons. */
const answers: Partial<Record<Sheet['kind'], string>> = {
  login: 'tokenInjected',
  purchase: 'purchaseResult',
  market: 'marketPurchaseResult',
};

/** The screen after something has crossed the bridge. A call that was thrown back changes nothing. */
export function nextScreen(before: NativeScreen, entry: TrafficEntry): NativeScreen {
  if (entry.kind === 'call' && entry.error === null) {
    return { ...before, ...changes[entry.method]?.(entry.args, before) };
  }
  if (entry.kind !== 'event') return before;
  const isAnswered = before.sheet !== null && answers[before.sheet.kind] === entry.name;
  const screen = isAnswered ? { ...before, sheet: null } : before;
  const payload = recordIn(entry.payload);
  if (entry.name === 'tokenInjected' && payload) {
    return { ...screen, tokens: string(payload['token']) === '' ? null : payload };
  }
  if (entry.name === 'tabChanged' && payload) return { ...screen, tab: string(payload['tab']) };
  if (entry.name === 'nativeState' && payload) {
    return { ...screen, bag: { ...screen.bag, ...payload } };
  }
  return screen;
}

/** An object, or the one in a JSON text; null for anything else. */
function recordIn(value: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  if (typeof value !== 'string' || value === '') return null;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' ? (parsed as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

function linesIn(payloadJson: unknown): readonly LogLine[] {
  const entries: unknown = recordIn(payloadJson)?.['entries'];
  if (!Array.isArray(entries)) return [];
  return entries.map((entry: unknown) => {
    const line = recordIn(entry) ?? {};
    const { level, time, message, data } = line;
    return { level: string(level), time, message: string(message), data };
  });
}
