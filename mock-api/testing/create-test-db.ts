import type { AudiobookFixture } from '@fixtures/catalog/audiobook';

import { ApiFailure } from '../core/api-failure';
import { newAccount, type Account } from '../db/account';
import { createCatalogue } from '../db/catalogue';
import { createDb, type Db } from '../db/db';
import { createState, defaultSeed } from '../db/state';
import type { FailureCode } from '../messages';
import { testNow } from './create-test-api';

/** The state of a mock for tests of single rules, with an empty account and a clock that the test moves. */
export interface TestDb {
  readonly db: Db;
  readonly account: Account;
  /** Moves the clock, in milliseconds. */
  readonly pass: (ms: number) => void;
}

/** Creates a database with these titles and the state gallery; its clock stands at `testNow`. */
export function createTestDb(
  books: readonly AudiobookFixture[] = [],
  changes: Partial<Account> = {},
): TestDb {
  const state = createState(defaultSeed, testNow);
  const account: Account = { ...newAccount('sara', '09120000000'), ...changes };
  state.accounts[account.id] = account;
  const db = createDb(state, createCatalogue(books), () => testNow);
  return { db, account, pass: (ms) => void (state.clockOffsetMs += ms) };
}

/** The code of the failure that a rule throws; undefined when it throws none. */
export function failureOf(rule: () => unknown): FailureCode | undefined {
  try {
    rule();
    return undefined;
  } catch (error) {
    if (error instanceof ApiFailure) return error.code;
    throw error;
  }
}
