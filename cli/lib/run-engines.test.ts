import { expect, it } from 'vitest';
import { combinationsOf } from '../../src/shared/config/combinations';
import { outcomeOf } from './run-engines';

const runs = combinationsOf().filter(
  ({ client, environment, platform }) =>
    client.name === 'other' &&
    ['pwa/web', 'webview-new/ios'].includes(`${environment.name}/${platform}`),
);

it('counts the journeys of each combination, and says how to make a failed one again', () => {
  const { results, failures } = outcomeOf('webkit', runs, [
    { combination: 'other/pwa/web', title: 'opens', seconds: 2 },
    { combination: 'other/pwa/web', title: 'plays, at once', seconds: 3, failure: 'silent' },
    { combination: 'other/webview-new/ios', title: 'signs in', seconds: 1 },
  ]);
  expect(results.toSorted((a, b) => a.combination.localeCompare(b.combination))).toEqual([
    row('other/pwa/web', 1, 1, 5),
    row('other/webview-new/ios', 1, 0, 1),
  ]);
  expect(failures).toEqual([
    {
      combination: 'other/pwa/web',
      suite: 'engines',
      file: 'engines/cases',
      title: 'plays, at once',
      again:
        'npx shenidar e2e --client other --env pwa --platform web --grep "plays. at once" --browser webkit',
    },
  ]);
});

function row(combination: string, passed: number, failed: number, seconds: number) {
  return { browser: 'webkit', combination, suite: 'engines', passed, failed, skipped: 0, seconds };
}

it('counts a combination in which no journey was made as skipped', () => {
  const { results } = outcomeOf('webkit', runs, [
    { combination: 'other/pwa/web', title: 'starts from the service worker', seconds: 2 },
  ]);
  const ios = results.find(({ combination }) => combination === 'other/webview-new/ios');
  expect(ios).toMatchObject({ passed: 0, failed: 0, skipped: 1 });
});
