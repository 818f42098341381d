import type { FaultKind } from '../../config/fault-kinds';

/** The time that the fault 'delay' adds. */
export const DELAY_FAULT_MS = 2000;
/** Longer than any timeout of the app. */
const LATE_FAULT_MS = 4000;

/** When an answer is sent, in ms from now, and whether it is malformed. */
export interface Answer {
  readonly afterMs: number;
  readonly isMalformed: boolean;
}

/** The answers that a sheet sends under the fault of its method. */
export function faultyAnswers(fault: FaultKind | undefined): readonly Answer[] {
  const atOnce = { afterMs: 0, isMalformed: false };
  switch (fault) {
    case 'drop':
      return [];
    case 'delay':
      return [{ ...atOnce, afterMs: DELAY_FAULT_MS }];
    case 'late':
      return [{ ...atOnce, afterMs: LATE_FAULT_MS }];
    case 'duplicate':
      return [atOnce, atOnce];
    case 'malformed':
      return [{ ...atOnce, isMalformed: true }];
    default:
      return [atOnce];
  }
}
