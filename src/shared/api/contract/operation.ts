import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/**
 * One call of the API as data. The app's endpoints, the mock's handlers, the contract tests and the
 * OpenAPI document are all made from these, so a correction is one line.
 */
export interface Operation {
  /** Unique name, the one the operation is exported under. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** OpenAPI path template, for example `/api/audiobooks/{id}/detail2`. */
  readonly path: string;
  /** `user` calls answer 401 `unauthenticated` without a good bearer. */
  readonly access: 'anyone' | 'user';
  /** The call starts a session: it is sent without the current one, and a sign-out does not cancel it. */
  readonly isSignIn?: true;
  /** The host that answers; the auth host serves the token calls only. Default: site. */
  readonly host?: 'site' | 'auth';
  /** Encoding of the body. Default: json. */
  readonly encoding?: 'json' | 'form';
  readonly params?: GenericSchema;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /** Schema of the JSON answer; absent means 204 without a body. */
  readonly response?: GenericSchema;
}

type Part<O extends Operation, K extends 'params' | 'query' | 'body'> = O[K] extends GenericSchema
  ? Record<K, InferInput<O[K]>>
  : unknown;

/** The input of a call: `params` (path), `query` and `body`, as far as the operation has them. */
export type OperationInput<O extends Operation> = Part<O, 'params'> &
  Part<O, 'query'> &
  Part<O, 'body'> & {
    /** Sent as the header `Login-Type`; only the new token endpoint reads it. */
    readonly loginType?: 'PasswordLess';
  };

/** The output of a call: the parsed answer, or undefined for 204. */
export type OperationOutput<O extends Pick<Operation, 'response'>> =
  O['response'] extends GenericSchema ? InferOutput<O['response']> : undefined;

/** Declares one call of the API and keeps its exact type. */
/* @__NO_SIDE_EFFECTS__ */
export function operation<const O extends Operation>(declared: O): O {
  return declared;
}
