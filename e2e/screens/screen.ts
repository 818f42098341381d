import type { PersonaName } from '../../fixtures/users/personas';
import type { FaultPresetName } from '../../mock-api/control/fault-presets';
import type { Fault } from '../../mock-api/control/fault-rules';
import type { Strings } from '../../native-simulator/page/i18n/en';
import type { Tab } from '../fixtures/page-objects';

/** The parameters of a screen's `prepare`: the page, its page objects, and what follows. */
export interface Stage extends Tab {
  /** The simulator's texts, in the language of the picture. */
  readonly texts: Strings;
  /** Adds faults from now on, as `faults` does from the beginning. */
  readonly addFaults: (faults: Faults) => Promise<void>;
}

/** Faults by the path of the calls, or a pattern of it: docs/api.md#faults */
export type Faults = Readonly<Record<string, FaultPresetName | Omit<Fault, 'method' | 'path'>>>;

/** One page or overlay in one state, with a picture in every size and theme. */
export interface Screen {
  /** Unique in its group. */
  readonly name: string;
  /** The address of the visit; a screen of the simulator has only a query. */
  readonly path: string;
  /** The signed-in user; signed out by default. */
  readonly persona?: PersonaName;
  /** A client's id. */
  readonly client?: string;
  /** The steps from the address to the screen, as a text for the gallery; none if the address is enough. */
  readonly way?: string;
  /** The faults from the beginning. */
  readonly faults?: Faults;
  /** Takes these steps, and waits until the screen is visible. */
  readonly prepare?: (stage: Stage) => Promise<unknown>;
  /** The picture shows the whole page instead of the part in the window. */
  readonly isWhole?: true;
  /** The screen shows a loading state that never ends; all other screens wait until nothing is loading. */
  readonly isWaiting?: true;
  /** Problems that the oracle ignores because the screen is about them. */
  readonly expectedProblems?: RegExp;
}

/** A section of the gallery. */
export interface ScreenGroup {
  readonly name: string;
  readonly screens: readonly Screen[];
}

/** The browser's console lines about the faults of a screen. */
export const faultLines = /status of \d\d\d|ERR_/;
