/** Reports on stderr when long work starts and when it is done. */
export type Progress = <T>(what: string, work: () => Promise<T>) => Promise<T>;

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** On a terminal one line counts the seconds; elsewhere there is a line before and a line after. */
export function createProgress(stderr: Terminal, clock: () => number = Date.now): Progress {
  return async (what, work) => {
    const startedAt = clock();
    const seconds = () => Math.round((clock() - startedAt) / 1000);
    const tick = () => stderr.write(`\r${what} … ${seconds()} s`);
    if (!stderr.isTTY) stderr.write(`${what} …\n`);
    const timer = stderr.isTTY ? setInterval(tick, 1_000) : undefined;
    try {
      const result = await work();
      stderr.write(`${stderr.isTTY ? '\r' : ''}${what}: done in ${seconds()} s.\n`);
      return result;
    } catch (error) {
      if (stderr.isTTY) stderr.write('\n');
      throw error;
    } finally {
      clearInterval(timer);
    }
  };
}
