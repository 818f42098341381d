import type { PersonaName } from '@fixtures/users/personas';

import type { ActiveFault } from '../control/fault-rules';
import type { Account } from './account';
import { personaAccounts } from './persona-accounts';

export type CatalogueSize = 'small' | 'large';

/** What a mock starts with, and what `POST /__mock/reset` takes. */
export interface SeedOptions {
  /** The account that the control plane means when no bearer names one. */
  readonly persona: PersonaName;
  /** Decides every id and every generated title. */
  readonly seed: number;
  readonly catalogue: CatalogueSize;
}

interface OneTimeCode {
  readonly code: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export interface StoredComment {
  readonly id: number;
  readonly accountId: string;
  readonly text: string;
  readonly rate: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** All that calls can change. Plain data: the browser keeps it as JSON. */
export interface State extends SeedOptions {
  /** How far the clock was put forward. */
  clockOffsetMs: number;
  lastId: number;
  accounts: Record<string, Account>;
  /** Refresh tokens that have been traded already. */
  usedRefreshTokens: string[];
  /** By mobile. */
  oneTimeCodes: Record<string, OneTimeCode | undefined>;
  /** Comments that were added, by audioBookId, oldest first. */
  comments: Record<string, StoredComment[] | undefined>;
  /** Rates that were given, by audioBookId and account. */
  ratings: Record<string, Record<string, number> | undefined>;
  /** Purchase tokens of markets that have counted already. */
  validatedPurchases: string[];
  faults: ActiveFault[];
}

export const defaultSeed: SeedOptions = { persona: 'newcomer', seed: 1404, catalogue: 'small' };

/** Ids that the mock gives begin here, above every id of the fixtures. */
const firstGivenId = 1_000_000_000;

/** The state before the first call. `now` in epoch milliseconds. */
export function createState(options: SeedOptions, now: number): State {
  return {
    ...options,
    clockOffsetMs: 0,
    lastId: firstGivenId,
    accounts: personaAccounts(now),
    usedRefreshTokens: [],
    oneTimeCodes: {},
    comments: {},
    ratings: {},
    validatedPurchases: [],
    faults: [],
  };
}
