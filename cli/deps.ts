import type { Client } from '../src/shared/config/clients';
import type { Environment } from '../src/shared/config/environments';
import type { Check } from './lib/machine-checks';
import type { RunMatrix, MergeReports } from './lib/run-matrix';
import type { Launched, LaunchPlan } from './lib/launch-plan';
import type { RunReplay } from './lib/replay/run-replay';
import type { Suite } from './lib/suites';

/** The rows that everything on the command line is derived from. */
export interface Rows {
  readonly clients: readonly Client[];
  readonly environments: readonly Environment[];
}

/** One possible answer to a question: the user sees the label, the program gets the value. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface Question {
  readonly text: string;
  readonly choices: readonly Choice[];
}

/** All that the command line needs of the outside; tests bring their own. */
export interface Deps {
  readonly rows: Rows;
  /** One line, or several, on stdout: the answer. */
  readonly out: (text: string) => void;
  /** One line on stderr: what people are told beside the answer. */
  readonly err: (text: string) => void;
  /** How many letters fit into a line. */
  readonly columns: number;
  /** Whether a person sits at both ends, who can be asked. */
  readonly isInteractive: boolean;
  /** Asks until one of the choices is answered, and gives its value. */
  readonly ask: (question: Question) => Promise<string>;
  /** Aborted by SIGINT, SIGTERM, or when npm above this process is gone. */
  readonly interrupted: AbortSignal;
  /** The longest start of a `launch`, in ms. */
  readonly startTimeoutMs: number;
  /** Starts all that a launch needs; gives up, and ends what it began, when the signal is aborted. */
  readonly launch: (plan: LaunchPlan, signal: AbortSignal) => Promise<Launched>;
  readonly openBrowser: (url: string) => void;
  /** Serves the mock over HTTP. Fails with Node's error when the port is taken. */
  readonly startMock: (options: {
    readonly port: number;
    readonly host: string;
  }) => Promise<{ readonly url: string; readonly close: () => Promise<void> }>;
  /** The suites that stand in e2e/specs. */
  readonly suites: () => readonly Suite[];
  /** Builds, serves and tests; the answer is Playwright's JSON report with its exit code. */
  readonly runMatrix: RunMatrix;
  readonly mergeReports: MergeReports;
  readonly replay: RunReplay;
  readonly checkMachine: () => Promise<readonly Check[]>;
}
