/** A limit and the value that was measured against it. */
export interface Budget {
  readonly name: string;
  /** With the unit of the limit, such as '1.19 × the floor'. */
  readonly measured: string;
  readonly limit: string;
  readonly holds: boolean;
}

/** Rows of text; the first row is the heading. */
export type Table = readonly (readonly string[])[];

/** The result of one part of the benchmark. */
export interface PartReport {
  readonly title: string;
  readonly table: Table;
  readonly budgets: readonly Budget[];
  /** Explanations that the figures need. */
  readonly notes: readonly string[];
  /** All single measurements, for the JSON file. */
  readonly data: unknown;
}

/** A budget for a ratio to another value of the same run. */
export function ratioBudget(
  name: string,
  ratio: number,
  maxRatio: number,
  reference: string,
): Budget {
  return {
    name,
    measured: `${ratio.toFixed(2)} × ${reference}`,
    limit: `${maxRatio} × ${reference}`,
    holds: ratio <= maxRatio,
  };
}
