import type { FailureCode } from '../../messages';

/** The documentation of one call. */
export interface OperationDescription {
  readonly summary: string;
  /**
   * The error codes of this call that do not follow from its declaration. Missing headers, a missing
   * bearer, and a body, query or path that the schemas refuse are added by `documentedErrors`.
   */
  readonly errors: readonly FailureCode[];
}

/** Makes one row of the description tables. */
export function describeOperation(summary: string, ...errors: FailureCode[]): OperationDescription {
  return { summary, errors };
}
