import type { MethodName } from '@/shared/bridge/methods';

import type { TrafficEntry } from './traffic';

/** A native sheet over the page that waits for an answer. */
export type Sheet =
  | { readonly kind: 'login' | 'rate' }
  | { readonly kind: 'purchase'; readonly productId: string }
  | { readonly kind: 'market'; readonly productId: string; readonly developerPayload: string }
  | { readonly kind: 'share'; readonly title: string; readonly text: string; readonly url: string }
  | { readonly kind: 'outside'; readonly url: string }
  | { readonly kind: 'book'; readonly audioBookId: string; readonly isFresh: boolean };

/** The fields of the last `updateMediaSession`, which the lock screen shows. */
export type MediaState = Readonly<Record<string, unknown>>;

/** The visible state of the native app around the page. */
export interface NativeScreen {
  readonly hasSplash: boolean;
  readonly hasTabs: boolean;
  readonly tab: string;
  readonly sheet: Sheet | null;
  /** The book in the native player; null while it is closed. */
  readonly player: { readonly audioBookId: string; readonly chapterId: string } | null;
  readonly media: MediaState | null;
  readonly hasExited: boolean;
  readonly isLocked: boolean;
  /** Whether the phone shows its home screen. The app is paused then. */
  readonly isHome: boolean;
  /** The last `setWebViewState`. */
  readonly webViewState: unknown;
  /** The stored token set of the native app; null when signed out. */
  readonly tokens: Readonly<Record<string, unknown>> | null;
  /** The merged payloads of the `nativeState` events. */
  readonly nativeState: Readonly<Record<string, unknown>>;
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

/** The screen of a phone before the first call of its page. */
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
  nativeState: {},
  marketStatuses: [],
  log: [],
};

type Args = Readonly<Record<string, unknown>>;
type Change = (args: Args, screen: NativeScreen) => Partial<NativeScreen>;

const MAX_LOG_LINES = 500;
const string = (value: unknown) => (typeof value === 'string' ? value : '');

const openBook =
  (isFresh: boolean): Change =>
  (args) => ({ sheet: { kind: 'book', audioBookId: string(args['audioBookId']), isFresh } });

/** The change of the screen by each method; methods that are not listed change nothing. */
const changes: Partial<Record<MethodName, Change>> = {
  setTokenToDevice: ({ tokenJson }, { tokens }) => {
    const session = recordIn(tokenJson);
    // The app sends the session only; the wrapper owns the other fields of the set.
    return { tokens: session && { ...tokens, ...session } };
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
    name === 'logBatch' ? { log: [...log, ...linesIn(payloadJson)].slice(-MAX_LOG_LINES) } : {},
  goToLibraryTab: openBook(false),
  goToLibraryTabRefresh: openBook(true),
  openBook: openBook(false),
  openBookRefresh: openBook(true),
};

/** The event that answers a sheet. A replay sends it without pressing the sheet's buttons. */
const answers: Partial<Record<Sheet['kind'], string>> = {
  login: 'tokenInjected',
  purchase: 'purchaseResult',
  market: 'marketPurchaseResult',
};

/** The screen after a call or an event. A call that threw changes nothing. */
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
    return { ...screen, nativeState: { ...screen.nativeState, ...payload } };
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
