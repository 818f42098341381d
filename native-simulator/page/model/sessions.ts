import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { exportSpec } from '../../recording/export-spec';
import { parseRecording } from '../../recording/parse-recording';
import { MAX_NAME_LENGTH, type Recording } from '../../recording/recording';
import { copyTextFx, downloadTextFx } from '../browser/files';
import { fileNameOf } from '../lib/file-name';
import { replayRunningChanged } from './gestures';
import { inspectorTabChosen } from './panels';

/** Recordings were made, one for each recorded phone, or opened from a file. */
export const sessionsLoaded = createEvent<readonly Recording[]>();
export const sessionChosen = createEvent<number>();
export const sessionRenamed = createEvent<string>();
export const recordingFileChosen = createEvent<File>();
export const recordingDownloaded = createEvent();
export const specDownloaded = createEvent();
export const specCopied = createEvent();

/** The recordings that the user can choose from. */
export const $sessions = createStore<readonly Recording[]>([]).on(
  sessionsLoaded,
  (_, recordings) => recordings,
);
export const $sessionIndex = createStore(0)
  .on(sessionChosen, (_, index) => index)
  .reset(sessionsLoaded);
/** Counts the recordings that were shown: every choice shows one afresh, even a file that is opened again. */
export const $shownCount = createStore(0).on([sessionsLoaded, sessionChosen], (count) => count + 1);
/** The selected recording; null before the first. */
export const $session = combine(
  $sessions,
  $sessionIndex,
  (sessions, index) => sessions[index] ?? null,
);

const renamed = sample({
  clock: sessionRenamed,
  source: $sessionIndex,
  fn: (index, name) => ({ index, name }),
});
$sessions.on(renamed, (sessions, { index, name }) =>
  sessions.map((session, each) => (each === index ? { ...session, name } : session)),
);

const readFileFx = createEffect(async (file: File) => parseRecording(await file.text()));
sample({ clock: recordingFileChosen, target: readFileFx });
sample({
  clock: readFileFx.doneData.filterMap((result) => (result.ok ? [result.recording] : undefined)),
  target: sessionsLoaded,
});
sample({ clock: sessionsLoaded, fn: () => 'session' as const, target: inspectorTabChosen });

/** The errors of the last opened file. */
export const $sessionErrors = createStore<readonly string[]>([])
  .on(readFileFx.doneData, (_, result) => (result.ok ? [] : result.errors))
  .on(readFileFx.failData, (_, { message }) => [message])
  .reset(sessionsLoaded, sessionChosen, replayRunningChanged);

/** Replaces an empty name and cuts a long one, because a file with such a name cannot be opened. */
const withValidName = (recording: Recording): Recording => ({
  ...recording,
  name: recording.name.trim().slice(0, MAX_NAME_LENGTH) || 'A session',
});
const $exported = $session.map((session) => session && withValidName(session));

sample({
  clock: recordingDownloaded,
  source: $exported,
  filter: Boolean,
  fn: (recording) => ({
    name: `${fileNameOf(recording.name)}.json`,
    text: `${JSON.stringify(recording, null, 2)}\n`,
  }),
  target: downloadTextFx,
});
sample({
  clock: specDownloaded,
  source: $exported,
  filter: Boolean,
  fn: (recording) => ({
    name: `${fileNameOf(recording.name)}.spec.ts`,
    text: exportSpec(recording),
  }),
  target: downloadTextFx,
});
sample({
  clock: specCopied,
  source: $exported,
  filter: Boolean,
  fn: (recording) => exportSpec(recording),
  target: copyTextFx,
});
