import {
  expect,
  type ExpectMatcherState,
  type MatcherReturnType,
  type Page,
} from '@playwright/test';
import { readMedia } from '../media-watch';

/** How often the position is read, in ms; the same one twice means that nothing plays. */
const intervals = [250];

/**
 * Whether sound runs in a page: the position of a playing media element moves on, which neither a
 * stalled stream nor a `play()` that waits can fake. `.not` means that it stands still.
 */
export async function toBePlaying(
  this: ExpectMatcherState,
  page: Page,
  { timeout = 10_000 }: { timeout?: number } = {},
): Promise<MatcherReturnType> {
  const expected = this.isNot ? 'stands' : 'plays';
  let before: string | undefined;
  const look = async () => {
    const { playing } = await readMedia(page);
    const now = playing.join();
    const answer = playing.length > 0 && now !== before ? 'plays' : 'stands';
    const isFirst = before === undefined;
    before = now;
    return isFirst ? 'unknown' : answer;
  };
  const hold = await expect
    .poll(look, { timeout, intervals })
    .toBe(expected)
    .then(() => true)
    .catch(() => false);
  return {
    name: 'toBePlaying',
    pass: hold !== this.isNot,
    message: () => `The page's sound was expected ${this.isNot ? 'to stand still' : 'to run'}.`,
  };
}
