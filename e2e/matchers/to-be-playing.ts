import {
  expect,
  type ExpectMatcherState,
  type MatcherReturnType,
  type Page,
} from '@playwright/test';
import { readMedia } from '../media-watch';

/** The intervals between two readings of the position, which does not change while nothing plays. */
const INTERVALS_MS = [250];

/**
 * Expects the position of a playing media element to advance, which neither a stalled stream nor a pending
 * `play()` can fake. `.not` expects the position to stand still.
 */
export async function toBePlaying(
  this: ExpectMatcherState,
  page: Page,
  { timeout = 10_000 }: { timeout?: number } = {},
): Promise<MatcherReturnType> {
  const expected = this.isNot ? 'silent' : 'playing';
  let before: string | undefined;
  const readState = async () => {
    const { playing } = await readMedia(page);
    const now = playing.join();
    const state = playing.length > 0 && now !== before ? 'playing' : 'silent';
    // An element that has just begun stands at 0 until it reaches its start position.
    const isBeginning = before === '' && now !== '';
    const isKnown = before !== undefined && !isBeginning;
    before = now;
    return isKnown ? state : 'unknown';
  };
  const holds = await expect
    .poll(readState, { timeout, intervals: INTERVALS_MS })
    .toBe(expected)
    .then(() => true)
    .catch(() => false);
  return {
    name: 'toBePlaying',
    pass: holds !== this.isNot,
    message: () => `The page was expected to be ${expected}.`,
  };
}
