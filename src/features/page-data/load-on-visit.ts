import { combine, sample, type Event, type Store, type Unit } from 'effector';

import { loggedIn } from '@/entities/session/model';
import type { Resource } from '@/shared/api/create-resource';
import { cameOnline } from '@/shared/browser/online';

interface PageData {
  readonly route: {
    readonly $isOpened: Store<boolean>;
    readonly opened: Unit<unknown>;
    readonly updated: Unit<unknown>;
  };
  readonly resources: readonly Pick<Resource<unknown>, 'requested' | '$error'>[];
  readonly retryClicked: Event<void>;
}

/**
 * A page's data come when it is visited or somebody signs in on it. What failed is asked for again by
 * a retry, or when the device comes online. Module level only.
 */
export function loadOnVisit({ route, resources, retryClicked }: PageData): void {
  for (const { requested, $error } of resources) {
    sample({
      clock: [route.opened, route.updated, loggedIn],
      filter: route.$isOpened,
      fn: () => undefined,
      target: requested,
    });
    sample({
      clock: [retryClicked, cameOnline],
      filter: combine(route.$isOpened, $error, (isOpened, error) => isOpened && error !== null),
      fn: () => undefined,
      target: requested,
    });
  }
}
