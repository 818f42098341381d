import { expect, it } from 'vitest';

import { eventNames } from '@/shared/bridge/event-names';
import { events } from '@/shared/bridge/events';
import { findBridge } from '@/shared/bridge/find-bridge';
import { createInbox, type WebBridge } from '@/shared/bridge/inbox';
import { methodNames, methods, type NativeCall } from '@/shared/bridge/methods';

import type { SimHost } from './create-sim';
import { exampleArgs, examplePayloads } from './examples';
import { installShim, methodsOf } from './install';
import type { Launch } from './launch';

const wrappers = {
  android: { client: '10', platform: 'android' },
  ios: { client: '10', platform: 'ios' },
  CafeBazaar: { client: '2', platform: 'android' },
  Myket: { client: '8', platform: 'android' },
} as const satisfies Record<string, Launch>;
type Wrapper = keyof typeof wrappers;
const carriersOf: Readonly<Record<Wrapper, readonly string[]>> = {
  android: ['android'],
  ios: ['ios'],
  CafeBazaar: ['android', 'market'],
  Myket: ['android', 'market'],
};
const names = Object.keys(wrappers) as Wrapper[];
const has = (wrapper: Wrapper, on: readonly string[]) =>
  on.some((carrier) => carriersOf[wrapper].includes(carrier));

/** The methods and events of the bridge's catalogue, as pairs of wrapper and name. */
const wantedMethods = names.flatMap((wrapper) =>
  methodNames
    .filter((name) => has(wrapper, methods[name].on))
    .map((name) => [wrapper, name] as const),
);
const wantedEvents = names.flatMap((wrapper) =>
  eventNames
    .filter((name) => has(wrapper, events[name].on))
    .map((name) => [wrapper, name] as const),
);

const tab = { sessionStorage: { getItem: () => null, setItem: () => undefined } };

it('every method and event of the catalogue exists on some wrapper', () => {
  expect(new Set(wantedMethods.map(([, name]) => name)).size).toBe(methodNames.length);
  expect(new Set(wantedEvents.map(([, name]) => name)).size).toBe(eventNames.length);
  for (const wrapper of names) {
    const wanted = wantedMethods.filter(([of]) => of === wrapper).map(([, name]) => name);
    expect(methodsOf(wrappers[wrapper])).toEqual(wanted);
  }
});

it.each(wantedMethods)('%s carries %s with its arguments', (wrapper, method) => {
  const host: SimHost & typeof tab = { ...tab };
  const sim = installShim(host, wrappers[wrapper]);
  const bridge = findBridge(host);
  expect(bridge?.platform).toBe(wrappers[wrapper].platform);
  bridge?.send({ method, args: exampleArgs[method] } as NativeCall);
  const expected = { method, args: exampleArgs[method], error: null };
  expect(sim.calls()).toEqual([expect.objectContaining(expected)]);
  sim.reset();
});

it.each(wantedMethods)('%s carries %s by the names of its arguments', (wrapper, method) => {
  const host: SimHost & typeof tab = { ...tab };
  const sim = installShim(host, wrappers[wrapper]);
  const args = Object.fromEntries(Object.entries(exampleArgs[method]).toReversed());
  findBridge(host)?.send({ method, args } as unknown as NativeCall);
  expect(sim.calls()).toMatchObject([{ method, args: exampleArgs[method], error: null }]);
  sim.reset();
});

it.each(wantedEvents)('%s sends %s, and the app consumes it', (wrapper, name) => {
  const host: { WebBridge?: WebBridge } = {};
  const sim = installShim(host, wrappers[wrapper]);
  const received: string[] = [];
  createInbox(host).open(
    (event) => received.push(event.name),
    (refused) => {
      throw new Error(`${refused} was refused`);
    },
  );
  expect(sim.emit(name, examplePayloads[name])).toBe(true);
  expect(received).toEqual([name]);
});
