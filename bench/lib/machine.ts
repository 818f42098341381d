import { availableParallelism, cpus, loadavg } from 'node:os';

/** On what and beside what it was measured. */
export interface Machine {
  readonly node: string;
  readonly processor: string;
  readonly cores: number;
  /** Processes that wanted a core, on average over the last minute; 0 on Windows. */
  readonly load: number;
}

export function describeMachine(): Machine {
  return {
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    load: loadavg()[0] ?? 0,
  };
}

/** Above this share of the cores times drift too much to be compared with other runs. */
const MAX_QUIET_LOAD_SHARE = 0.5;

/** What to say about the load of a machine that has other things to do; nothing on a quiet one. */
export function loadWarning({ load, cores }: Machine): string | undefined {
  if (load <= cores * MAX_QUIET_LOAD_SHARE) return undefined;
  return `the machine is busy (load ${load.toFixed(1)} on ${cores} cores): times drift, ratios count.`;
}
