import { isDeepStrictEqual } from 'node:util';
import type { UnitTargetable } from 'effector';
import { vi } from 'vitest';

import { createTestApi } from '@mock-api/testing/create-test-api';

import type { PersonaName } from '@fixtures/users/personas';
import { $notification } from '@/features/notifications/model';
import { httpError, type ApiError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';

import type { StartValue } from '@/app/start/start-value';
import type { RouterAdapter } from '@/shared/routing/location';
import { methodNames } from '@/shared/bridge/methods';

import { savedSession } from '../session-fixtures';
import { startApp } from '../start-app';
import { locationOf } from './location-of';
import { soundEngine } from './sounding-engine';
import { createTrace } from './trace';

export interface JourneyOptions {
  /** Who is signed in; nobody by default. */
  readonly persona?: PersonaName;
  /** What the device has stored, by `area:name`. */
  readonly storage?: Readonly<Record<string, string>>;
  /** The address that is opened first. */
  readonly address?: string;
  /** The query of the address that the app was started with, such as that of a client. */
  readonly search?: string;
  /** The app runs in a native wrapper for Android with every method, which has the session. */
  readonly wrapper?: (page: Window) => readonly StartValue[];
}

/** How server and user keep time, in milliseconds. */
export interface Pace {
  /** Until an answer comes. */
  readonly answerMs: number;
  /** From one step to the next. */
  readonly stepMs: number;
  /** The error of a call, in place of the mock's answer. */
  readonly refuse?: (request: ApiRequest) => ApiError | undefined;
}

/** A journey with all its steps. */
export interface JourneyPlan extends JourneyOptions {
  readonly walk: (journey: Journey) => Promise<void>;
}

export type Journey = Awaited<ReturnType<typeof startJourney>>;

const commands = [
  ...(['prepareNext', 'warmUp', 'load', 'play', 'pause', 'seek', 'unload'] as const),
  ...(['setRate', 'setVolume', 'setMuted'] as const),
];

/** The first page opens in peace, so that there is something to do. */
const opening: Pace = { answerMs: 200, stepMs: 3000 };

/** How long every chapter and sample is, in seconds. */
const DURATION = 100;

/**
 * The whole app without a view, in front of the mock, and of an engine that plays by the fake clock. `trace` has, below
 * each step, everything that left the app meanwhile: for the server, the engine, the device's storage and the address,
 * and what is to be seen and heard outside of the page.
 */
export async function startJourney(options: JourneyOptions, pace: Pace) {
  const { persona, address = '/', search = '' } = options;
  const trace = createTrace();
  const api = createTestApi({ clock: Date.now, persona: persona ?? 'collector' });
  const token = persona && (await api.signIn(persona));
  let isOpen = false;
  const refused = (request: ApiRequest, error: ApiError): ApiError => {
    trace.add(`← ${error.kind === 'http' ? error.status : error.kind}`, request.url);
    return error;
  };
  const answer = async (request: ApiRequest): Promise<unknown> => {
    const { method, url, body, headers } = request;
    trace.add(`→ ${method}`, url, body, headers['authorization'] ? undefined : '(nobody)');
    const { answerMs, refuse } = isOpen ? pace : opening;
    await new Promise((resolve) => void setTimeout(resolve, answerMs));
    const error = refuse?.(request);
    if (error) throw refused(request, error);
    const { status, json } = await api.send({ method, path: url, body, headers });
    if (status >= 400) throw refused(request, httpError(status, '', json));
    return json;
  };

  const { wrapper } = options;
  let tokensOfDevice = token
    ? JSON.stringify({ token, 'refresh-token': 'refresh-1', expireIn: '4000000000000' })
    : '';
  const bridge = Object.fromEntries(
    methodNames.map((method) => [
      method,
      (...args: unknown[]) => {
        trace.add(`bridge ${method}`, ...args.map((arg) => parsed(String(arg))));
        if (method === 'setTokenToDevice') tokensOfDevice = String(args[0]);
        return method === 'getTokens' ? tokensOfDevice : undefined;
      },
    ]),
  );
  const app = await startApp({
    search,
    answers: new Proxy({}, { get: () => answer }),
    storage: {
      'local:deviceId': '0b4d1c9e-4b1f-4c7e-9a53-3f1d2c6b7a80',
      ...(token && !wrapper && { ...savedSession(), 'local:access_token': token }),
      ...options.storage,
    },
    ...(wrapper && {
      prepare: ({ window }) =>
        wrapper(Object.assign(window, { AndroidBridge: bridge }) as unknown as Window),
    }),
  });
  const { scope, engine, router, storage, page } = app;
  const device = soundEngine(engine, () => DURATION);
  for (const command of commands) {
    const run = engine[command] as (...args: unknown[]) => unknown;
    Object.assign(engine, {
      [command]: (...args: unknown[]) => {
        trace.add(`engine ${command}`, ...args);
        return run(...args);
      },
    });
  }
  storage.set = (name, raw) => {
    const before = storage.get(name);
    if (before !== raw) trace.add(`store ${name}`, changeOf(parsed(before), parsed(raw)));
    return Map.prototype.set.call(storage, name, raw) as typeof storage;
  };
  storage.delete = (name) => {
    if (storage.has(name)) trace.add(`remove ${name}`);
    return Map.prototype.delete.call(storage, name);
  };

  const entries = [address];
  let index = 0;
  const arrive = () => {
    page.window.history.state.idx = index;
    router.visit(locationOf(entries[index] ?? '/'));
  };
  const follow: RouterAdapter['navigate'] = (to, { replace } = {}) => {
    trace.add(replace ? 'replace' : 'navigate', to);
    queueMicrotask(() => {
      if (typeof to === 'number') index = Math.max(0, Math.min(entries.length - 1, index + to));
      else {
        if (!replace) index += 1;
        entries.splice(index, replace ? 1 : entries.length, to);
      }
      arrive();
    });
  };
  router.navigate = follow;

  let posts = 0;
  const look = () => {
    for (const { url, body } of page.posts.slice(posts)) trace.add(`report ${url}`, body);
    posts = page.posts.length;
    const { metadata, playbackState } = page.navigator.mediaSession;
    trace.show('title', page.document.title);
    trace.show('notification', scope.getState($notification));
    trace.show('lock screen', metadata && { title: metadata.title, playbackState });
  };

  /** One step: what follows from it at once and, below a dot, until the next. */
  const step = async (title: string, act: () => unknown, ms = pace.stepMs) => {
    trace.title(title);
    await act();
    await vi.dynamicImportSettled();
    await app.pass();
    look();
    trace.later();
    await app.pass(ms);
    look();
  };
  const { window, navigator } = page;
  const isOnline = (value: boolean) => () => {
    navigator.onLine = value;
    window.dispatchEvent(new Event(value ? 'online' : 'offline'));
  };
  const isSeen = (value: boolean) => () => {
    page.document.visibilityState = value ? 'visible' : 'hidden';
    page.document.dispatchEvent(new Event('visibilitychange'));
  };
  await step(`opens ${address}`, arrive, opening.stepMs);
  isOpen = true;
  return {
    ...{ ...app, trace, device, step },
    /** Fires what a view fires. */
    does: <T>(title: string, unit: UnitTargetable<T>, params: NoInfer<T>) =>
      step(title, () => app.fire(unit, params)),
    /** The same for what a page lists, which is not there if its answer has not come. */
    doesTo: <T>(title: string, unit: UnitTargetable<T>, find: () => NoInfer<T> | undefined) =>
      step(title, () => {
        const params = find();
        if (params === undefined) trace.add('(it is not there)');
        return params === undefined ? undefined : app.fire(unit, params);
      }),
    /** The native side sends an event. */
    sends: (name: string, payload?: object) =>
      step(`the wrapper sends ${name}`, () => {
        const isTaken = (window as unknown as Window).WebBridge?.receiveEvent(name, payload);
        trace.add(isTaken ? 'taken' : 'declined');
      }),
    go: (to: string) => step(`goes to ${to}`, () => follow(to)),
    back: () => step('goes back', () => follow(-1)),
    waits: (seconds: number) => step(`waits ${seconds} s`, () => undefined, seconds * 1000),
    /** The connection is lost, and comes back. */
    losesConnection: async () => {
      await step('loses the connection', isOnline(false));
      await step('is connected again', isOnline(true));
    },
    /** The app goes to the background, and comes back. */
    looksElsewhere: async () => {
      await step('looks elsewhere', isSeen(false));
      await step('looks again', isSeen(true));
    },
  };
}

function parsed(raw: string | undefined): unknown {
  try {
    return raw === undefined ? undefined : JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** The parts of a stored value that are others than before; the whole value where there was none. */
function changeOf(before: unknown, after: unknown): unknown {
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  if (!isObject(before) || !isObject(after)) return after;
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return Object.fromEntries(
    names
      .filter((name) => !isDeepStrictEqual(old.get(name), now.get(name)))
      .map((name) => [name, now.has(name) ? changeOf(old.get(name), now.get(name)) : 'gone']),
  );
}
