/**
 * The JSON file of a recorded session:
 *
 *     {
 *       "format": "shenidar-recording", "version": 1, "name": "Credit of a market",
 *       "launch": { "client": "2", "environment": "app-webview-dev", "platform": "android", … },
 *       "entries": [ { "kind": "click", "ms": 812, "role": "button", "name": "…" }, … ]
 *     }
 *
 * `launch` holds the settings at the start. `entries` holds the events in order, each with its time in
 * milliseconds since the start. A replay performs the **actions**: `click`, `fill`, `press`, `load` (the page was
 * reloaded, or opened at an address), `control` (a call of the mock's control plane) and most of the `event`s.
 * It compares the **observed** entries: `call`, `route`, `api`. A step is an action with all entries up to
 * the next action.
 *
 * A file holds no secrets: each is replaced by a name such as `•token 1•` (mask.ts). The same secret always has
 * the same name, so that a replay with other tokens can still be compared. A partner token that the mock does not know
 * is opened by its name, and refused like the token itself.
 *
 * A recording leaves out scrolling, dragging, the browser's own back button, and clicks on elements without
 * a role or a name.
 */
import * as v from 'valibot';

import { methodNames } from '@/shared/bridge/methods';
import { platforms } from '@/shared/config/combinations';
import { environments } from '@/shared/config/environments';
import { personas } from '@fixtures/users/personas';

export const RECORDING_FORMAT = 'shenidar-recording';
export const RECORDING_VERSION = 1;

/** An hour of use has fewer entries. A recorder takes no more, and a longer file is refused. */
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
  /** The first path of the app. */
  path: pathText,
  /** The signed-in persona; null when signed out. */
  persona: v.nullable(persona),
  /** The wrapper's token set, masked. It informs the reader; a replay signs the persona in instead. */
  tokens: v.exactOptional(v.nullable(v.record(v.string(), v.unknown()))),
  removed: v.exactOptional(v.array(method)),
  faults: v.exactOptional(v.record(method, fault)),
});

/** The element of an action: see AccessibleTarget. */
const target = {
  role: v.string(),
  name: v.string(),
  nth: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
};

const entrySchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('click'), ms, ...target }),
  /** A secret field has an empty value, and its kind: a replay types secrets of its own. */
  v.strictObject({
    kind: v.literal('fill'),
    ms,
    ...target,
    value: v.string(),
    secret: v.exactOptional(v.picklist(['password', 'code'])),
  }),
  v.strictObject({ kind: v.literal('press'), ms, key: v.picklist(['Enter', 'Escape']) }),
  /** Without a path it is a reload. */
  v.strictObject({ kind: v.literal('load'), ms, path: v.exactOptional(pathText) }),
  v.strictObject({
    kind: v.literal('control'),
    ms,
    method: v.picklist(['POST', 'PATCH', 'DELETE']),
    path: v.pipe(v.string(), v.startsWith('/__mock/')),
    body: v.exactOptional(v.unknown()),
    /** The owner of the account that it changes, as a title that was bought in the native app. */
    persona: v.exactOptional(persona),
  }),
  v.strictObject({
    kind: v.literal('event'),
    ms,
    name: v.string(),
    payload: v.exactOptional(v.unknown()),
    consumed: v.nullable(v.boolean()),
    /** The owner of the tokens in a `tokenInjected`. */
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
    /** With the query. */
    path: pathText,
    /** 0 for a request without a response. */
    status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599)),
  }),
]);

/** In characters. */
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

/** An entry that a replay performs. */
export type Action = EntryOf<'click' | 'fill' | 'press' | 'load' | 'control' | 'event'>;
