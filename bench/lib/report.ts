/** A limit that the product promised, and what was measured against it. */
export interface Budget {
  readonly name: string;
  /** In the unit of the limit, for people: '1.19 × the floor'. */
  readonly measured: string;
  readonly limit: string;
  readonly holds: boolean;
}

/** Rows for people; the first row is the heading. */
export type Table = readonly (readonly string[])[];

/** What one part of the benchmark found. */
export interface PartReport {
  readonly title: string;
  readonly table: Table;
  readonly budgets: readonly Budget[];
  /** What a reader should know that no figure says. */
  readonly notes: readonly string[];
  /** Every single measurement, for the JSON. */
  readonly data: unknown;
}

/** A budget for a ratio to something measured in the same run. */
export function ratioBudget(name: string, ratio: number, most: number, to: string): Budget {
  return {
    name,
    measured: `${ratio.toFixed(2)} × ${to}`,
    limit: `${most} × ${to}`,
    holds: ratio <= most,
  };
}
