import { createEffect } from 'effector';

export interface BestEffortPost {
  /** Absolute, or a path of the page's own origin. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body: object;
}

/**
 * Sends a report or tracking events in the background. The request outlives the page and carries no
 * cookies. It is not a call of the API: it never renews the session or shows a notification. Fails when
 * the server refuses it or cannot be reached.
 */
export const postBestEffortFx = createEffect(async ({ url, headers, body }: BestEffortPost) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  });
  if (!response.ok) throw new Error(`The answer was ${response.status}`);
});
