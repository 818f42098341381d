import type { Launch } from '../../native-simulator/shim/launch';
import type { PersonaName } from '../../fixtures/users/personas';
import type { EngineDriver } from './engine-driver';
import type { ServedCase } from './served-case';

/** What one case works with. */
export interface CaseContext extends ServedCase {
  readonly driver: EngineDriver;
}

/** A journey that every engine must be able to make. It throws when something is not as it should be. */
export interface EngineCase {
  readonly title: string;
  /** Where it can be made: a wrapper has a sign-in of its own. */
  readonly platforms: readonly ('web' | 'ios')[];
  readonly persona?: PersonaName;
  /** Methods that the wrapper lacks: without `openPlayer`, whole books play in the page. */
  readonly removed?: Launch['removed'];
  readonly run: (context: CaseContext) => Promise<void>;
}
