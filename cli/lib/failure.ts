/** Exit codes of the commands (contract, harness). */
export const exitCodes = {
  good: 0,
  /** Tests failed. */
  failed: 1,
  badUsage: 2,
  /** The surroundings are not ready: port, browser, build. */
  notReady: 3,
  timedOut: 4,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends a command with an exit code and one line on stderr. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  readonly exitCode: ExitCode;

  constructor(exit: Exclude<keyof typeof exitCodes, 'good'>, line: string) {
    super(line);
    this.exitCode = exitCodes[exit];
  }
}
