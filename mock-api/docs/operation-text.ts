import type { FailureCode } from '../messages';

/** What people read about a call. */
export interface OperationText {
  readonly summary: string;
  /**
   * The codes that this call may answer beside those that follow from its declaration: missing
   * headers, no bearer, a body, query or path that its schemas refuse.
   */
  readonly errors: readonly FailureCode[];
}

/** A line of the tables of texts. */
export function text(summary: string, ...errors: FailureCode[]): OperationText {
  return { summary, errors };
}
