/**
 * The file of a recorded session, JSON:
 *
 *     {
 *       "format": "shenidar-recording", "version": 1, "name": "Credit of a market",
 *       "launch": { "client": "2", "environment": "app-webview-dev", "platform": "android", … },
 *       "entries": [ { "kind": "click", "ms": 812, "role": "button", "name": "…" }, … ]
 *     }
 *
 * `launch` is how the session began, `entries` what happened, in order, each with the milliseconds since
 * the beginning. Some entries were **done** to the app: `click`, `fill`, `press`, `load` (the page was loaded
 * anew, or opened at an address), `control` (a call of the mock's control plane) and most of the `event`s; a
 * replay does them again. The others were **seen**:
 * `call`, `route`, `api`; a replay compares them. A step is what was done, with all that was seen until
 * the next.
 *
 * No secret is in a file: each stands as `•name 1•` (mask.ts), the same secret always as the same text,
 * so that a replay, which has tokens of its own, can still be compared.
 *
 * What is not recorded: scrolling, dragging, the browser's own back button, and clicks on what has
 * neither role nor name.
 */
import * as v from 'valibot';

import { methodNames } from '@/shared/bridge/methods';
import { platforms } from '@/shared/config/combinations';
import { environments } from '@/shared/config/environments';
import { personas } from '@fixtures/users/personas';

export const RECORDING_FORMAT = 'shenidar-recording';
export const RECORDING_VERSION = 1;

/** A session of an hour has fewer; a recorder takes no more, and a file with more is refused. */
export const MAX_ENTRIES = 20_000;

const ms = v.pipe(v.number(), v.integer(), v.minValue(0));
const pathText = v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'a path begins with one slash'));
const persona = v.picklist(personas.map(({ name }) => name));
const method = v.picklist(methodNames);

const fault = v.variant('kind', [
  v.strictObject({ kind: v.literal('delay'), ms }),
  ...(['late', 'drop', 'duplicate', 'malformed', 'throw'] as const).map((kind) =>
    v.strictObject({ kind: v.literal(kind) }),
  ),
]);

const launchSchema = v.strictObject({
  /** A client's id. */
  client: v.string(),
  environment: v.picklist(environments.map(({ name }) => name)),
  platform: v.picklist(platforms),
  /** Where the app opened. */
  path: pathText,
  /** Who was signed in; null for nobody. */
  persona: v.nullable(persona),
  /** The token set of the wrapper, masked; for readers, a replay signs the persona in. */
  tokens: v.exactOptional(v.nullable(v.record(v.string(), v.unknown()))),
  removed: v.exactOptional(v.array(method)),
  faults: v.exactOptional(v.record(method, fault)),
});

/** Who an accessible element is, as Playwright's `getByRole` finds it. */
const target = {
  role: v.string(),
  name: v.string(),
  /** From 0, where several have this role and name. */
  nth: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
};

const entrySchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('click'), ms, ...target }),
  /** A secret field has no value here, but its kind: a replay has secrets of its own. */
  v.strictObject({
    kind: v.literal('fill'),
    ms,
    ...target,
    value: v.string(),
    secret: v.exactOptional(v.picklist(['password', 'code'])),
  }),
  v.strictObject({ kind: v.literal('press'), ms, key: v.picklist(['Enter', 'Escape']) }),
  /** Without a path: where it was. */
  v.strictObject({ kind: v.literal('load'), ms, path: v.exactOptional(pathText) }),
  v.strictObject({
    kind: v.literal('control'),
    ms,
    method: v.picklist(['POST', 'PATCH', 'DELETE']),
    path: v.pipe(v.string(), v.startsWith('/__mock/')),
    body: v.exactOptional(v.unknown()),
  }),
  v.strictObject({
    kind: v.literal('event'),
    ms,
    name: v.string(),
    payload: v.exactOptional(v.unknown()),
    consumed: v.nullable(v.boolean()),
    /** Whose tokens a `tokenInjected` brought. */
    persona: v.exactOptional(persona),
  }),
  v.strictObject({
    kind: v.literal('call'),
    ms,
    method,
    args: v.record(v.string(), v.unknown()),
    answer: v.exactOptional(v.unknown()),
    error: v.nullable(v.string()),
  }),
  v.strictObject({ kind: v.literal('route'), ms, path: pathText }),
  v.strictObject({
    kind: v.literal('api'),
    ms,
    method: v.string(),
    /** With its query. */
    path: pathText,
    /** 0 when nothing came back. */
    status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599)),
  }),
]);

/** Letters of a name. */
export const MAX_NAME_LENGTH = 200;

export const recordingSchema = v.strictObject({
  format: v.literal(RECORDING_FORMAT),
  version: v.literal(RECORDING_VERSION),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_NAME_LENGTH)),
  launch: launchSchema,
  entries: v.pipe(v.array(entrySchema), v.maxLength(MAX_ENTRIES)),
});

export type Recording = v.InferOutput<typeof recordingSchema>;
export type RecordedLaunch = Recording['launch'];
export type Entry = Recording['entries'][number];
export type EntryOf<K extends Entry['kind']> = Extract<Entry, { kind: K }>;

/** What a replay does itself. */
export type Action = EntryOf<'click' | 'fill' | 'press' | 'load' | 'control' | 'event'>;
