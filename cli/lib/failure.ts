/** Exit codes of every command. */
export const exitCodes = {
  good: 0,
  /** Tests failed, or a replay diverged. */
  failed: 1,
  badUsage: 2,
  /** The environment is not ready: port, browser or build. */
  notReady: 3,
  timedOut: 4,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends a command with an exit code; its message is printed as one line on stderr. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  readonly exitCode: ExitCode;

  constructor(exit: Exclude<keyof typeof exitCodes, 'good'>, line: string) {
    super(line);
    this.exitCode = exitCodes[exit];
  }
}
