import type { PersonaName } from '@fixtures/users/personas';

import type { FailureCode } from '../../messages';
import type { TestClient, TestRequest } from '../test-client';

/** One call as a test makes it; method and path are the operation's unless it says otherwise. */
export interface Example extends Partial<Omit<TestRequest, 'token'>> {
  /** Who calls. Default: nobody. */
  readonly as?: PersonaName | 'nobody';
  /** Runs before the call, with the caller's token; where it gives a text, that is the path to call. */
  readonly prepare?: (client: TestClient, token: string | undefined) => Promise<unknown>;
}

/** How a call is made well, and how each of its documented errors comes about. */
export interface Examples {
  readonly good: Example;
  /** `missing-headers`, `unauthenticated` and an unreadable body need no example. */
  readonly errors?: Partial<Record<FailureCode, Example>>;
}
