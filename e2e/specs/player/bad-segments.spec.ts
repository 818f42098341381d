import type { Mock } from '../../../mock-api/core/mock';
import { player } from '../../../src/shared/i18n/fa/player';
import { watchAnnouncements } from '../../announcements';
import { deepUnless } from '../../deep';
import { expect, test } from '../../fixtures/test';
import { placeAtNext } from '../../media-watch';
import { control } from '../session/aged-tokens';

test.use({ persona: 'collector' });

/** The most requests that one bad segment may cost in a minute: docs/faults.md#g3 */
const MAX_REQUESTS = 8;
/** The longest silence without an error and a retry. */
const MAX_SILENCE_MS = 12_000;

/**
 * Segments from number 200 on, where the listener jumps to. The ones at the beginning may still be loading when they
 * jump, and are good, so that the failure comes from the jump alone.
 */
const laterSegments = '/hls/**/2{second}{third}.m4s';

const bodies = {
  'the page of a captive portal': '<!doctype html><title>Sign in to the network</title>',
  'bytes that are no sound': 'garbage '.repeat(2000),
};

/** How often each segment was asked for since a moment (epoch milliseconds), the most first. */
async function requestsSince(mock: Mock, since: number): Promise<number[]> {
  const counts = new Map<string, number>();
  for (const { path, at } of await mock.journal.entries())
    if (/^\/hls\/.*\/\d+\.m4s$/.test(path) && at >= since)
      counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts.values()].sort((one, other) => other - one);
}

for (const [name, body] of Object.entries(bodies)) {
  test(`A segment that is ${name} ends in a failure, and play goes on from its place${deepUnless(body.startsWith('<'))}`, async ({
    page,
    mock,
    gotoProduct,
    smallPlayer,
    fullPlayer,
  }) => {
    const productPage = await gotoProduct(1001);
    await productPage.play.click();
    await expect(page).toBePlaying();
    await smallPlayer.expand.click();
    await control(mock, 'POST', 'faults', [
      { method: 'GET', path: laterSegments, status: 200, body },
    ]);
    const announcements = await watchAnnouncements(page, 'alert');
    const failures = async () =>
      (await announcements()).filter((text) => text.includes(player.failed)).length;
    const since = Date.now();
    await fullPlayer.seekTo(0.6);
    const failed = page.getByRole('alert').filter({ hasText: player.failed });
    await expect.poll(failures, { timeout: MAX_SILENCE_MS }).toBe(1);
    await expect(fullPlayer.play).toBeVisible();
    const place = await fullPlayer.seconds();
    const [first = 0] = await requestsSince(mock, since);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(MAX_REQUESTS / 2);

    // The failure has stopped all loading: nothing more is asked for until it disappears.
    await expect(failed).toBeHidden();
    expect((await requestsSince(mock, since))[0]).toBe(first);

    // Play tries again, and it fails as before.
    await fullPlayer.play.click();
    await expect.poll(failures, { timeout: MAX_SILENCE_MS }).toBe(2);
    await expect(fullPlayer.play).toBeVisible();
    expect((await requestsSince(mock, since))[0]).toBeLessThanOrEqual(MAX_REQUESTS);

    await control(mock, 'DELETE', 'faults', null);
    const resumedAt = placeAtNext(page, 'playing');
    await fullPlayer.play.click();
    expect(Math.abs((await resumedAt) - place)).toBeLessThanOrEqual(1);
    await expect(page).toBePlaying();
  });
}
