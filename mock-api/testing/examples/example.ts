import type { PersonaName } from '@fixtures/users/personas';

import type { FailureCode } from '../../messages';
import type { TestClient, TestRequest } from '../test-client';

/** One call of a test. Method and path default to the operation's. */
export interface Example extends Partial<Omit<TestRequest, 'token'>> {
  /** The signed-in persona. Default: signed out. */
  readonly as?: PersonaName;
  /** Runs before the call with the caller's token. A returned string replaces the path. */
  readonly prepare?: (client: TestClient, token: string | undefined) => Promise<unknown>;
}

/** A successful call, and a call for each documented error. */
export interface Examples {
  readonly good: Example;
  /** Tests derive `missing-headers`, `unauthenticated` and unparsable bodies from the declaration. */
  readonly errors?: Partial<Record<FailureCode, Example>>;
}
