/** Every event of the native wrapper. A file of its own, because the early script needs only the names. */
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
