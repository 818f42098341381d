import type { EngineDriver } from './engine-driver';

/** Remembers how to undo a part of the start. */
export type Defer = (undo: () => Promise<unknown>) => void;

/**
 * Starts a browser with the programs that it needs. What `start` defers is undone by `quit`, or at once when the start
 * fails: the last first, and each although another fails.
 */
export async function startDriver(
  start: (defer: Defer) => Promise<Omit<EngineDriver, 'quit'>>,
): Promise<EngineDriver> {
  const steps: (() => Promise<unknown>)[] = [];
  const quit = async () => {
    const problems: unknown[] = [];
    for (let undo = steps.pop(); undo; undo = steps.pop())
      await undo().catch((problem: unknown) => problems.push(problem));
    if (problems.length > 0) throw problems[0];
  };
  try {
    return { ...(await start((undo) => steps.push(undo))), quit };
  } catch (error) {
    await quit().catch(() => undefined);
    throw error;
  }
}
