import type { EventName } from '@/shared/bridge/event-names';
import type { MethodArgs, MethodName } from '@/shared/bridge/methods';

/** Arguments to try each method with. */
export const exampleArgs: { readonly [M in MethodName]: MethodArgs<M> } = {
  getTokens: {},
  setTokenToDevice: {
    tokenJson: '{"token":"a.b.c","refresh-token":"r","expireIn":"4000000000000"}',
  },
  openLoginPage: {},
  exit: {},
  purchase: { productId: '20001@7' },
  marketPurchase: { productId: 'credit-50', developerPayload: '50@credit' },
  setMarketPurchaseStatus: { status: 20, developerPayload: '50@credit' },
  share: { title: 'A book', text: 'A book', url: 'https://example.org/pdp/9063' },
  goToTab: { tab: 'library' },
  showTabs: {},
  hideTabs: {},
  showPreloader: {},
  hidePreloader: {},
  openPlayer: { audioBookId: '9063', chapterId: '' },
  closePlayer: {},
  updateMediaSession: {
    stateJson:
      '{"title":"A book","artist":"Someone","artwork":"","duration":60,"position":3,"rate":1,"playing":true}',
  },
  openDeepLink: { url: 'https://example.org/' },
  rateApp: {},
  setWebViewState: {
    stateJson: '{"path":"/","canGoBack":false,"tab":"store","modal":null,"player":"none"}',
  },
  sendEvent: { name: 'logBatch', payloadJson: '{"entries":[]}' },
  goToLibraryTab: { audioBookId: '9063' },
  goToLibraryTabRefresh: { audioBookId: '9063' },
  openBook: { audioBookId: '9063' },
  openBookRefresh: { audioBookId: '9063' },
};

/** Payloads to try each event with. */
export const examplePayloads: { readonly [E in EventName]: unknown } = {
  tokenInjected: {
    token: 'a.b.c',
    'refresh-token': 'r',
    expireIn: '4000000000000',
    'device-id': '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    'client-id': '10',
    'version-code': '120',
    'api-level': '34',
    adsId: '',
  },
  purchaseResult: { productId: '20001', status: 'paid' },
  marketPurchaseResult: { developerPayload: '50@credit', result: 'purchased', purchaseToken: 't' },
  deepLink: { url: '/pdp/9063' },
  backPressed: undefined,
  tabChanged: { tab: 'profile' },
  mediaCommand: { command: 'seekTo', position: 12 },
  appPaused: undefined,
  appResumed: undefined,
  nativeState: { theme: 'dark' },
};
