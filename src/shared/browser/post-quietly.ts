import { createEffect } from 'effector';

export interface QuietPost {
  /** Absolute, or a path of the page's own origin. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body: object;
}

/**
 * Sends what nobody waits for: reports and events. It goes on when the page is left, takes no cookie
 * along, and is no call of the API: neither a renewal of the session nor a notification follows from
 * it. Fails when the server refuses or is not reached.
 */
export const postQuietlyFx = createEffect(async ({ url, headers, body }: QuietPost) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  });
  if (!response.ok) throw new Error(`The answer was ${response.status}`);
});
