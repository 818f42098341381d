import { isDeepStrictEqual } from 'node:util';

import type { FakeEngine } from '../fake-engine';
import { parsed, type Trace } from './trace';

const commands = [
  ...(['prepareNext', 'warmUp', 'load', 'play', 'pause', 'seek', 'unload'] as const),
  ...(['setRate', 'setVolume', 'setMuted'] as const),
];

/** Traces each command to the engine. */
export function traceEngine(engine: FakeEngine, trace: Trace): void {
  for (const command of commands) {
    const run = engine[command] as (...args: unknown[]) => unknown;
    Object.assign(engine, {
      [command]: (...args: unknown[]) => {
        trace.add(`engine ${command}`, ...args);
        return run(...args);
      },
    });
  }
}

/** Traces what is stored: the parts of each value that are others than before, and what is removed. */
export function traceStorage(storage: Map<string, string>, trace: Trace): void {
  storage.set = (name, raw) => {
    const before = storage.get(name);
    if (before !== raw) trace.add(`store ${name}`, changeOf(parsed(before), parsed(raw)));
    return Map.prototype.set.call(storage, name, raw) as typeof storage;
  };
  storage.delete = (name) => {
    if (storage.has(name)) trace.add(`remove ${name}`);
    return Map.prototype.delete.call(storage, name);
  };
}

/** The parts of a value that are others than before; the whole value where there was none. */
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
