import { expect, it } from 'vitest';

import { methodNames, methods, type MethodName, type MethodRow } from './methods';

/** The contract with the wrappers, to the letter: where, the arguments, and the answer. */
const contract: Readonly<Record<MethodName, readonly [on: string, args: string, answer: string]>> =
  {
    getTokens: ['android ios', '', 'json tokenInjected'],
    setTokenToDevice: ['android ios', 'tokenJson:string', 'none'],
    openLoginPage: ['android ios', '', 'event tokenInjected'],
    exit: ['android ios', '', 'none'],
    purchase: ['android ios', 'productId:string', 'event purchaseResult'],
    marketPurchase: [
      'market',
      'productId:string developerPayload:string',
      'event marketPurchaseResult',
    ],
    setMarketPurchaseStatus: ['market', 'status:int developerPayload:string', 'none'],
    share: ['android ios', 'title:string text:string url:string', 'none'],
    goToTab: ['android ios', 'tab:string', 'none'],
    showTabs: ['android ios', '', 'none'],
    hideTabs: ['android ios', '', 'none'],
    showPreloader: ['android ios', '', 'none'],
    hidePreloader: ['android ios', '', 'none'],
    openPlayer: ['android ios', 'audioBookId:string chapterId:string', 'none'],
    closePlayer: ['android ios', '', 'none'],
    updateMediaSession: ['android ios', 'stateJson:string', 'none'],
    openDeepLink: ['android ios', 'url:string', 'none'],
    rateApp: ['android ios', '', 'none'],
    setWebViewState: ['android ios', 'stateJson:string', 'none'],
    sendEvent: ['android ios', 'name:string payloadJson:string', 'none'],
    goToLibraryTab: ['android', 'audioBookId:string', 'none'],
    goToLibraryTabRefresh: ['android', 'audioBookId:string', 'none'],
    openBook: ['ios', 'audioBookId:string', 'none'],
    openBookRefresh: ['ios', 'audioBookId:string', 'none'],
  };

it('has the methods of the contract and no others', () => {
  expect([...methodNames].toSorted()).toEqual(Object.keys(contract).toSorted());
});

it.each(methodNames)('%s keeps the contract, and says what it means and replaces', (name) => {
  const { on, parameters, answer, answeredBy, meaning, without }: MethodRow = methods[name];
  expect([
    on.join(' '),
    parameters.map((parameter) => `${parameter.name}:${parameter.type}`).join(' '),
    answeredBy === undefined ? answer : `${answer} ${answeredBy}`,
  ]).toEqual(contract[name]);
  expect(meaning).not.toBe('');
  expect(without).not.toBe('');
});
