import { combine, type Store } from 'effector';

import type { ApiError } from '@/shared/api/errors';

/** The resource of a part of a page. */
interface Part {
  /** Null until the first answer. */
  readonly $answer: Store<object | null>;
  readonly $error: Store<ApiError | null>;
}

/**
 * The failure of a page whose parts have all failed, so that the page tells it once and not in each part;
 * null as long as any of them has something to show. Called at module level only.
 */
export function commonFailure(first: Part, ...others: readonly Part[]): Store<ApiError | null> {
  return others
    .map(failureOf)
    .reduce(
      (all, one) => combine(all, one, (error, other) => (other === null ? null : error)),
      failureOf(first),
    );
}

function failureOf({ $answer, $error }: Part): Store<ApiError | null> {
  return combine($answer, $error, (answer, error) => (answer === null ? error : null));
}
