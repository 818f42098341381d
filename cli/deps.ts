import type { Client } from '../src/shared/config/clients';
import type { EngineName } from '../scripts/lib/engines';
import type { Environment } from '../src/shared/config/environments';
import type { Check } from './lib/machine-checks';
import type { RunEngine } from './lib/engine-plan';
import type { RunMatrix, MergeReports } from './lib/run-matrix';
import type { Launched, LaunchPlan } from './lib/launch-plan';
import type { RunReplay } from './lib/replay/run-replay';
import type { Suite } from './lib/suites';

/** The configuration tables that choices, help and combinations derive from. */
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

/** Side effects of the command line; tests pass fakes. */
export interface Deps {
  readonly rows: Rows;
  /** Prints the result on stdout: one line or several. */
  readonly out: (text: string) => void;
  /** Prints one line on stderr. */
  readonly err: (text: string) => void;
  /** Width of the output in characters. */
  readonly columns: number;
  /** Whether stdin and stdout are a terminal, so that questions reach a user. */
  readonly isInteractive: boolean;
  /** Asks the user and resolves with the value of the chosen item. */
  readonly ask: (question: Question) => Promise<string>;
  /** Aborted by SIGINT, SIGTERM, or when the npm that started this process is gone. */
  readonly interrupted: AbortSignal;
  /** `launch` gives up when the start takes longer, in ms. */
  readonly startTimeoutMs: number;
  /** Starts all servers of a launch; on abort it stops those that already run and rejects. */
  readonly launch: (plan: LaunchPlan, signal: AbortSignal) => Promise<Launched>;
  readonly openBrowser: (url: string) => void;
  /** Serves the mock over HTTP. Rejects with Node's error when the port is in use. */
  readonly startMock: (options: {
    readonly port: number;
    readonly host: string;
  }) => Promise<{ readonly url: string; readonly close: () => Promise<void> }>;
  /** The suites in e2e/specs. */
  readonly suites: () => readonly Suite[];
  /** Builds, serves and tests; resolves with Playwright's JSON report and exit code. */
  readonly runMatrix: RunMatrix;
  /** The program of Playwright's own build of an engine, which runs all suites; undefined where it is not installed. */
  readonly playwrightBuild: (name: EngineName) => Promise<string | undefined>;
  /** Makes the journeys of e2e/engines in WebKit or Firefox. */
  readonly runEngine: RunEngine;
  readonly mergeReports: MergeReports;
  readonly replay: RunReplay;
  readonly checkMachine: () => Promise<readonly Check[]>;
}
