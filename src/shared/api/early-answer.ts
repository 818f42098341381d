import type { ApiRequest } from './send';

/**
 * The storefront's request, which a small script of the page sends before the app's code has loaded.
 * The app takes its answer from here.
 */
export interface EarlyAnswer {
  readonly url: string;
  readonly authorization: string | undefined;
  /** The parsed body; undefined after a failure, so that the app sends the request itself. */
  readonly body: Promise<unknown>;
}

declare global {
  /** Null once the app has sent a request of its own, because the early one would repeat it. */
  var shenidarEarlyAnswer: EarlyAnswer | null | undefined;
}

/** Takes the early answer, once, if the address and the bearer of the request match. */
export function takeEarlyAnswer(request: ApiRequest): Promise<unknown> | undefined {
  const early = (globalThis.shenidarEarlyAnswer ??= null);
  if (early?.url !== request.url) return undefined;
  globalThis.shenidarEarlyAnswer = null;
  return early.authorization === request.headers['authorization'] ? early.body : undefined;
}
