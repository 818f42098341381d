import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { EngineCase } from './engine-case';
import type { Engine, EngineDriver } from './engine-driver';
import { serveCase } from './served-case';

/** Where and with what the cases of an engine run. */
export interface EngineRun {
  readonly engine: Engine;
  /** The folder of the build. */
  readonly build: string;
  readonly platform: 'web' | 'ios';
  readonly clientId: string;
  readonly cases: readonly EngineCase[];
  /** The folder for pictures and trails of what failed. */
  readonly pictures: string;
}

export interface CaseResult {
  readonly title: string;
  readonly seconds: number;
  /** What was not as it should be; undefined if the case passed. */
  readonly failure?: string;
}

/** Runs the cases one after the other, each with a server, a mock and a browser of its own. */
export async function* runEngine(run: EngineRun): AsyncGenerator<CaseResult> {
  for (const each of run.cases) {
    const began = performance.now();
    const failure = await failureOf(each, run);
    const seconds = (performance.now() - began) / 1000;
    yield { title: each.title, seconds, ...(failure !== undefined && { failure }) };
  }
}

async function failureOf(each: EngineCase, run: EngineRun): Promise<string | undefined> {
  const { engine, build, platform, clientId } = run;
  const { persona, removed = [] } = each;
  const app = await serveCase({ build, platform, clientId, persona, removed });
  let driver: EngineDriver | undefined;
  try {
    driver = await engine.start();
    await each.run({ ...app, driver });
    return undefined;
  } catch (error) {
    if (driver) await keepEvidence(driver, run, each.title);
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  } finally {
    await driver?.quit().catch(() => undefined);
    await app.close();
  }
}

/**
 * Writes what the window shows and what led there. What cannot be had or written, as from a window that does not
 * answer any more, is left out: the report needs the failure itself.
 */
async function keepEvidence(
  driver: EngineDriver,
  { pictures, engine, platform }: EngineRun,
  title: string,
): Promise<void> {
  const file = join(pictures, `${engine.name}-${platform}-${title.replaceAll(/\W+/g, '-')}`);
  const write = (ending: string, content: string | Buffer) => {
    mkdirSync(pictures, { recursive: true });
    writeFileSync(file + ending, content);
  };
  const trail = driver.read<readonly string[]>('window.engineTools.trail()');
  await Promise.allSettled([
    driver.screenshot().then((picture) => write('.png', picture)),
    trail.then((lines) => write('.txt', `${lines.join('\n')}\n`)),
  ]);
}
