import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { parseRecording } from '../../recording/parse-recording';
import type { Recording } from '../../recording/recording';
import { copyTextFx, downloadTextFx } from '../browser/files';
import { $inspectorTab } from './panels';
import {
  $session,
  $sessionErrors,
  recordingDownloaded,
  recordingFileChosen,
  sessionChosen,
  sessionRenamed,
  sessionsLoaded,
  specCopied,
  specDownloaded,
} from './sessions';

const session = (name: string): Recording => ({
  ...{ format: 'shenidar-recording', version: 1, name, entries: [] },
  launch: {
    ...{ client: '2', environment: 'pwa', platform: 'android', path: '/', persona: null },
  },
});
const fileOf = (text: string) => new File([text], 'session.json');

it('opens a file and shows the session tab', async () => {
  const scope = fork();
  const params = fileOf(JSON.stringify(session('Mine')));
  await allSettled(recordingFileChosen, { scope, params });
  expect(scope.getState($session)).toEqual(session('Mine'));
  expect(scope.getState($inspectorTab)).toBe('session');
});

it('shows the errors of a file and keeps the current session', async () => {
  const scope = fork();
  await allSettled(sessionsLoaded, { scope, params: [session('Mine')] });
  const bad = { ...session('Bad'), entries: [{ kind: 'clik' }] };
  await allSettled(recordingFileChosen, { scope, params: fileOf(JSON.stringify(bad)) });
  expect(scope.getState($session)?.name).toBe('Mine');
  expect(scope.getState($sessionErrors)).toEqual([expect.stringMatching(/^entries\.0\.kind: /)]);

  await allSettled(sessionsLoaded, { scope, params: [session('Next')] });
  expect(scope.getState($sessionErrors)).toEqual([]);
});

it('renames the selected one of several sessions', async () => {
  const scope = fork();
  await allSettled(sessionsLoaded, { scope, params: [session('One'), session('Two')] });
  await allSettled(sessionChosen, { scope, params: 1 });
  await allSettled(sessionRenamed, { scope, params: 'Second' });
  expect(scope.getState($session)?.name).toBe('Second');
  await allSettled(sessionChosen, { scope, params: 0 });
  expect(scope.getState($session)?.name).toBe('One');
});

it.each([
  ['Mine', 'Mine', 'mine'],
  ['  ', 'A session', 'a-session'],
  ['a'.repeat(300), 'a'.repeat(200), 'a'.repeat(80)],
])('saves a session that was renamed to %j so that it can be opened', async (typed, name, file) => {
  const files: { name: string; text: string }[] = [];
  const copied: string[] = [];
  const scope = fork({
    handlers: [
      [downloadTextFx, (given: { name: string; text: string }) => void files.push(given)],
      [copyTextFx, (text: string) => void copied.push(text)],
    ],
  });
  await allSettled(sessionsLoaded, { scope, params: [session('One')] });
  await allSettled(sessionRenamed, { scope, params: typed });
  for (const unit of [recordingDownloaded, specDownloaded, specCopied])
    await allSettled(unit, { scope });
  expect(files.map((each) => each.name)).toEqual([`${file}.json`, `${file}.spec.ts`]);
  const [saved, spec] = files.map(({ text }) => text);
  expect(parseRecording(saved ?? '')).toMatchObject({ ok: true, recording: { name } });
  expect(spec).toContain(`test('${name}'`);
  expect(copied).toEqual([spec]);
});

it('says why a file could not be read', async () => {
  const scope = fork();
  const params = { text: () => Promise.reject(new Error('It is gone')) } as File;
  await allSettled(recordingFileChosen, { scope, params });
  expect(scope.getState($sessionErrors)).toEqual(['It is gone']);
});
