import type { ApiRequest } from './send';

/**
 * The storefront's request leaves with the page's HTML, before the app's code has arrived
 * (`app/early-storefront.ts`), and the app picks its answer up here.
 */
export interface EarlyAnswer {
  readonly url: string;
  readonly authorization: string | undefined;
  /** The parsed body; undefined when there was none to be had, so that the app asks again. */
  readonly body: Promise<unknown>;
}

declare global {
  /** Null once the app has asked for something itself: what is early then would come twice. */
  var shenidarEarlyAnswer: EarlyAnswer | null | undefined;
}

/** Takes the early answer, once, if it belongs to this request and to the same person. */
export function takeEarlyAnswer(request: ApiRequest): Promise<unknown> | undefined {
  const early = (globalThis.shenidarEarlyAnswer ??= null);
  if (early?.url !== request.url) return undefined;
  globalThis.shenidarEarlyAnswer = null;
  return early.authorization === request.headers['authorization'] ? early.body : undefined;
}
