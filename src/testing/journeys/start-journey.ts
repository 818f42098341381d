import type { UnitTargetable } from 'effector';
import { vi } from 'vitest';

import type { PersonaName } from '@fixtures/users/personas';
import type { StartValue } from '@/app/start/start-value';
import { $notification } from '@/features/notifications/model';

import { savedSession } from '../session-fixtures';
import { startApp } from '../start-app';
import { createAndroidBridge } from './android-bridge';
import { giveHistory } from './history';
import { createServer, opening, type Pace } from './server';
import { soundEngine } from './sounding-engine';
import { createTrace } from './trace';
import { traceEngine, traceStorage } from './trace-device';

/** Who goes on a journey, and from where. */
export interface JourneyOptions {
  /** Who is signed in; nobody by default. */
  readonly persona?: PersonaName;
  /** The address that is opened first. */
  readonly address?: string;
  /** The query of the address that the app was started with, such as that of a client. */
  readonly search?: string;
  /** The app runs in a native wrapper for Android with every method, which has the session. */
  readonly wrapper?: (page: Window) => readonly StartValue[];
}

/** A journey with all its steps. */
export interface JourneyPlan extends JourneyOptions {
  readonly walk: (journey: Journey) => Promise<void>;
}

/** The steps of a journey, beside the app itself. */
export type Journey = Awaited<ReturnType<typeof startJourney>>;

/** How long every chapter and sample is, in seconds. */
const DURATION = 100;

/**
 * The whole app without a view, in front of the mock, and of an engine that plays by the fake clock. `trace` has, below
 * each step, everything that left the app meanwhile: for the server, the engine, the device's storage and the address,
 * and what is to be seen and heard outside of the page.
 */
export async function startJourney(options: JourneyOptions, pace: Pace) {
  const { address = '/', search = '', wrapper } = options;
  const trace = createTrace();
  const server = await createServer(options.persona, pace, trace);
  const app = await startApp({
    search,
    answers: new Proxy({}, { get: () => server.answer }),
    storage: {
      'local:deviceId': '0b4d1c9e-4b1f-4c7e-9a53-3f1d2c6b7a80',
      ...(server.token && !wrapper && { ...savedSession(), 'local:access_token': server.token }),
    },
    ...(wrapper && {
      prepare: ({ window }) => {
        const AndroidBridge = createAndroidBridge(server.token, trace);
        return wrapper(Object.assign(window, { AndroidBridge }) as unknown as Window);
      },
    }),
  });
  const { scope, engine, storage, page } = app;
  const device = soundEngine(engine, () => DURATION);
  traceEngine(engine, trace);
  traceStorage(storage, trace);
  const { arrive, follow } = giveHistory(app, address, trace);

  let posts = 0;
  const look = () => {
    for (const { url, body } of page.posts.slice(posts)) trace.add(`report ${url}`, body);
    posts = page.posts.length;
    for (const text of page.copied.splice(0)) trace.add('copy', decodeURI(text));
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
  server.endPeace();
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
