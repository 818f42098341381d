import { allSettled, createWatch, fork, type Scope } from 'effector';
import { expect, it, vi } from 'vitest';

import type { Recording } from '../../recording/recording';
import { startFreshFx } from './fresh-start';
import { replayRunningChanged } from './gestures';
import { recordToggled } from './recording';
import { replayToggled } from './replay';
import { $replay, noReplay } from './replay-state';
import { $sessions, sessionChosen, sessionsLoaded } from './sessions';

const session = (name: string): Recording => ({
  ...{ format: 'shenidar-recording', version: 1, name },
  launch: { client: '10', environment: 'pwa', platform: 'web', path: '/', persona: null },
  entries: [{ kind: 'route', ms: 0, path: '/' }],
});

/** A simulator that replays a session in a phone whose start never finishes. */
async function playing(): Promise<Scope> {
  const scope = fork({ handlers: [[startFreshFx, () => new Promise(() => {})]] });
  await allSettled(sessionsLoaded, { scope, params: [session('One')] });
  // The start of the phone stays pending, so the test cannot await the scope from here on.
  void allSettled(replayToggled, { scope });
  await expect.poll(() => scope.getState($replay).isRunning).toBe(true);
  return scope;
}

it('can be stopped while the phone starts', async () => {
  const scope = await playing();
  void allSettled(replayToggled, { scope });
  await expect
    .poll(() => scope.getState($replay))
    .toMatchObject({ isRunning: false, divergence: undefined });
});

it('stops without an outcome when another session is loaded', async () => {
  const scope = await playing();
  const runningChanged = vi.fn();
  createWatch({ unit: replayRunningChanged, scope, fn: runningChanged });
  void allSettled(sessionsLoaded, { scope, params: [session('Other')] });
  await expect.poll(() => runningChanged.mock.calls).toEqual([[false]]);
  expect(scope.getState($replay)).toEqual(noReplay);
  expect(scope.getState($sessions).map(({ name }) => name)).toEqual(['Other']);
});

it('stops when another of the sessions is chosen', async () => {
  const scope = await playing();
  void allSettled(sessionChosen, { scope, params: 0 });
  await expect.poll(() => scope.getState($replay)).toEqual(noReplay);
});

it('does not begin while a recording starts', async () => {
  const scope = fork({ handlers: [[startFreshFx, () => new Promise(() => {})]] });
  const starts = vi.fn();
  createWatch({ unit: startFreshFx, scope, fn: starts });
  await allSettled(sessionsLoaded, { scope, params: [session('One')] });
  for (const unit of [recordToggled, recordToggled, replayToggled])
    void allSettled(unit, { scope });
  expect(scope.getState($replay)).toEqual(noReplay);
  // The recording has not begun a second time either.
  expect(starts).toHaveBeenCalledOnce();
});
