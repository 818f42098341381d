import type { FaultKind } from '../../config/fault-kinds';

/** What the fault 'delay' adds. */
export const DELAY_FAULT_MS = 2000;
/** Longer than the app waits for any answer that it waits for. */
const LATE_MS = 4000;

/** An answer on its way: when it goes, ms from now, and whether it can be read. */
export interface Answer {
  readonly afterMs: number;
  readonly isMalformed: boolean;
}

/** What becomes of a sheet's answer under the fault of its method. */
export function faultyAnswers(fault: FaultKind | undefined): readonly Answer[] {
  const atOnce = { afterMs: 0, isMalformed: false };
  switch (fault) {
    case 'drop':
      return [];
    case 'delay':
      return [{ ...atOnce, afterMs: DELAY_FAULT_MS }];
    case 'late':
      return [{ ...atOnce, afterMs: LATE_MS }];
    case 'duplicate':
      return [atOnce, atOnce];
    case 'malformed':
      return [{ ...atOnce, isMalformed: true }];
    default:
      return [atOnce];
  }
}
