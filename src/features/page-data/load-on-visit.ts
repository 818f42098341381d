import { combine, sample, type Event, type Store, type Unit } from 'effector';

import { loggedIn } from '@/entities/session/model';
import type { Resource } from '@/shared/api/create-resource';
import { cameOnline } from '@/shared/browser/online';

interface PageData {
  readonly route: {
    readonly $isOpened: Store<boolean>;
    readonly visited: Unit<unknown>;
  };
  readonly resources: readonly Pick<Resource<unknown>, 'requested' | '$error'>[];
  readonly retryClicked: Event<void>;
}

/**
 * Loads a page's resources on each visit of the page and when a user signs in on it. A resource that
 * failed is loaded again on a retry, and when the device comes back online. Called at module level only.
 */
export function loadOnVisit({ route, resources, retryClicked }: PageData): void {
  for (const { requested, $error } of resources) {
    sample({
      clock: [route.visited, loggedIn],
      filter: route.$isOpened,
      target: requested,
    });
    sample({
      clock: [retryClicked, cameOnline],
      filter: combine(route.$isOpened, $error, (isOpened, error) => isOpened && error !== null),
      target: requested,
    });
  }
}
