import type { PersonaName } from '@fixtures/users/personas';
import type { RatePoints } from '@/shared/api/contract/audiobooks';
import type { ReportReason } from '@/shared/api/contract/comments';

import type { ActiveFault } from '../control/fault-rules';
import type { PushTarget } from '../rules/web-push';
import type { Account } from './account';
import { personaAccounts } from './persona-accounts';

type CatalogueSize = 'small' | 'large';

/** The initial options of a mock and the body of `POST /__mock/reset`. */
export interface SeedOptions {
  /** The account for control-plane calls without a bearer token. */
  readonly persona: PersonaName;
  /** Determines all ids and all generated titles. */
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
  text: string;
  /** One to five stars, or 0 without any. */
  rate: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Epoch milliseconds of the last change; null without one. */
  editedAt: number | null;
}

/** All mutable data. Plain data, because the browser stores it as JSON. */
export interface State extends SeedOptions {
  /** The total advance of the clock by `POST /__mock/clock`. */
  clockOffsetMs: number;
  lastId: number;
  accounts: Record<string, Account>;
  /** Refresh tokens that were already exchanged. */
  usedRefreshTokens: string[];
  /** By mobile number. */
  oneTimeCodes: Record<string, OneTimeCode | undefined>;
  /** Added comments by audioBookId, oldest first. */
  comments: Record<string, StoredComment[] | undefined>;
  /** The accounts that like a comment, by its id. */
  commentLikes: Record<string, string[] | undefined>;
  /** The reasons of the reports of a comment, by its id and the reporting account. */
  commentReports: Record<string, Record<string, ReportReason> | undefined>;
  /** Given rates by audioBookId and account id. */
  ratings: Record<string, Record<string, RatePoints> | undefined>;
  /** Market purchase tokens that were already credited, and the account that sent them. */
  validatedPurchases: { readonly purchaseToken: string; readonly accountId: string }[];
  /** Registered push subscriptions by endpoint. */
  pushSubscriptions: Record<string, PushTarget>;
  faults: ActiveFault[];
}

export const defaultSeed: SeedOptions = { persona: 'newcomer', seed: 1404, catalogue: 'small' };

/** New ids start above all ids of the fixtures. */
const FIRST_NEW_ID = 1_000_000_000;

/** Creates the initial state. `now` in epoch milliseconds. */
export function createState(options: SeedOptions, now: number): State {
  return {
    ...options,
    clockOffsetMs: 0,
    lastId: FIRST_NEW_ID,
    accounts: personaAccounts(now),
    usedRefreshTokens: [],
    oneTimeCodes: {},
    comments: {},
    commentLikes: {},
    commentReports: {},
    ratings: {},
    validatedPurchases: [],
    pushSubscriptions: {},
    faults: [],
  };
}
