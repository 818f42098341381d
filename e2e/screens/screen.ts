import type { Page } from '@playwright/test';
import type { PersonaName } from '../../fixtures/users/personas';
import type { FaultPresetName } from '../../mock-api/control/fault-presets';
import type { Fault } from '../../mock-api/control/fault-rules';
import type { Strings } from '../../native-simulator/page/i18n/en';

/** What a screen's `prepare` has at hand. */
export interface Stage {
  readonly page: Page;
  /** The simulator's wording, in the language of the picture. */
  readonly words: Strings;
  /** Spoils calls from now on, as `faults` does from the beginning. */
  readonly spoil: (faults: Faults) => Promise<void>;
}

/** What goes wrong with which calls: their path, or a pattern of it (contract, 'Control plane'). */
export type Faults = Readonly<Record<string, FaultPresetName | Omit<Fault, 'method' | 'path'>>>;

/** One page or overlay in one state: one entry of a list, a picture in every size and theme. */
export interface Screen {
  /** Tells it from all others of its group. */
  readonly name: string;
  /** The address with which the visit begins; of the simulator the query alone counts. */
  readonly path: string;
  /** Who is signed in; by default nobody. */
  readonly persona?: PersonaName;
  /** A client's id. */
  readonly client?: string;
  /** How to get there from the address, in words, when that takes more than opening it. */
  readonly way?: string;
  /** What goes wrong from the beginning. */
  readonly faults?: Faults;
  /** Goes the way, and waits for what is to be seen at its end. */
  readonly prepare?: (stage: Stage) => Promise<unknown>;
  /** The picture shows the page down to its end, not only what the window shows. */
  readonly isWhole?: true;
  /** Whether something is on its way for good, as in pictures of waiting; else nothing may be. */
  readonly isWaiting?: true;
  /** What the oracle may find, because the screen is about it. */
  readonly expectedProblems?: RegExp;
}

/** Screens that are looked at together. */
export interface ScreenGroup {
  readonly name: string;
  readonly screens: readonly Screen[];
}

/** What the browser says of an answer that a screen spoils on purpose. */
export const spoiledAnswers = /status of \d\d\d|ERR_/;
