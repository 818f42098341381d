import type { Mock } from '../core/mock';
import { pushRequest } from '../rules/web-push';

/** A message as the app's worker reads it. */
interface PushMessage {
  readonly title: string;
  readonly body?: string;
  readonly path?: string;
}

/**
 * Sends a message to every registered subscription through its push service. In the browser a push service refuses the
 * request as a foreign one; the mock over HTTP reaches it.
 */
export async function sendToAll(mock: Mock, message: PushMessage) {
  const subscriptions = await mock.store.run(({ pushSubscriptions }) =>
    Object.values(pushSubscriptions),
  );
  const results = subscriptions.map(async (target) => {
    // Also the keys of a subscription may be of no use.
    const status = await pushRequest(target, message, mock.clock())
      .then((request) => fetch(request))
      .then(
        (answer) => answer.status,
        () => 0,
      );
    return { endpoint: target.endpoint, status };
  });
  return Promise.all(results);
}
