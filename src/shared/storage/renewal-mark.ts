import { createEffect } from 'effector';

import { readNowFx } from '@/shared/browser/now';
import { waitFx } from '@/shared/browser/wait';
import { REQUEST_TIMEOUT_MS } from '@/shared/config/constants';
import { uuidV4 } from '@/shared/lib/uuid';

import { entry, readRawFx, removeRawFx, writeRawFx, type StoredKey } from './stored-value';

/** The write of one tab has reached all others after this time. */
export const STORAGE_DELAY_MS = 100;
/** A rival may write its mark just before this one reaches it, and that mark then takes as long to come back. */
const SETTLE_MS = 2 * STORAGE_DELAY_MS;
const POLL_MS = 100;
/** A tab that has held the mark for longer than any request takes is taken for frozen or crashed, and loses it. */
const MAX_HOLD_MS = REQUEST_TIMEOUT_MS;

/** About 15 seconds. */
const MAX_ROUNDS = 150;

interface Mark {
  readonly owner: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

const renewalMark: StoredKey<Mark> = {
  area: 'local',
  name: 'renewal_mark',
  parse(raw) {
    const [, at = '', owner = ''] = /^(\d{1,16}) ([\w-]{1,64})$/.exec(raw) ?? [];
    return owner === '' ? null : { owner, at: Number(at) };
  },
  format: ({ at, owner }) => `${at} ${owner}`,
};

/**
 * Makes this tab the only one that renews, in browsers without Web Locks, by Fischer's algorithm: write a
 * mark when there is none, wait until a rival's mark must have arrived, and go on if one's own is still
 * there. Resolves with the owner that `releaseRenewalMarkFx` takes. docs/faults.md#a6
 */
export const acquireRenewalMarkFx = createEffect(async (): Promise<string> => {
  const owner = uuidV4();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const now = await readNowFx();
    const held = parseMark(await readRawFx(renewalMark));
    // A mark of the future was written before the clock was set back.
    if (held && held.at <= now && now - held.at < MAX_HOLD_MS) {
      await waitFx(POLL_MS);
      continue;
    }
    if (!(await writeMarkFx({ owner, at: now }))) return owner;
    await waitFx(SETTLE_MS);
    const winner = parseMark(await readRawFx(renewalMark));
    if (winner?.owner === owner) return owner;
  }
  // A second renewal is harmless; waiting for ever is not.
  return owner;
});

const parseMark = (raw: string | null) => (raw === null ? null : renewalMark.parse(raw));

/** Removes the mark of this owner, if no other tab has taken it over. */
export const releaseRenewalMarkFx = createEffect(async (owner: string) => {
  const held = parseMark(await readRawFx(renewalMark));
  if (held?.owner === owner) await removeRawFx(renewalMark);
});

/** False when storage is full or denied: then the tabs share no tokens either. */
const writeMarkFx = createEffect(async (mark: Mark) => {
  try {
    await writeRawFx(entry(renewalMark, mark));
    return true;
  } catch {
    return false;
  }
});
