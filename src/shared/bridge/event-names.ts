/** Every event of the native wrapper; on its own, as the page knows the names before the app is there. */
export const eventNames = [
  'tokenInjected',
  'purchaseResult',
  'marketPurchaseResult',
  'deepLink',
  'backPressed',
  'tabChanged',
  'mediaCommand',
  'appPaused',
  'appResumed',
  'nativeState',
] as const;

export type EventName = (typeof eventNames)[number];

export function isEventName(name: unknown): name is EventName {
  return (eventNames as readonly unknown[]).includes(name);
}
