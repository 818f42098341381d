import { availableParallelism, cpus, loadavg } from 'node:os';

/** The machine of a measurement and its load. */
export interface Machine {
  readonly node: string;
  readonly processor: string;
  readonly cores: number;
  /** Load average of the last minute; 0 on Windows. */
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

/** Load per core above which times are not comparable with other runs. */
const MAX_QUIET_LOAD_SHARE = 0.5;

/** Returns a warning if the machine is too busy for comparable times. */
export function loadWarning({ load, cores }: Machine): string | undefined {
  if (load <= cores * MAX_QUIET_LOAD_SHARE) return undefined;
  return `the machine is busy (load ${load.toFixed(1)} on ${cores} cores): compare ratios only, not times.`;
}
