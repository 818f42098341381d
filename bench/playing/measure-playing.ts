import type { Browser, CDPSession } from '@playwright/test';
import { newVisitor } from '../lib/browser';
import type { Player } from '../sound/player';
import { watchSound } from '../sound/watch-sound';

/** What a page costs while it plays. */
export interface PlayingCost {
  /** The CPU time of the page's process, in ms. */
  readonly cpu: number;
  /** The growth of the heap after its garbage was collected, in bytes. */
  readonly heap: number;
}

/** The sound has begun, and what comes with it has settled. */
const SETTLED_SECONDS = 5;

/** Visits the page as a new visitor, plays, and measures while media time advances by `seconds`. */
export async function measurePlaying(
  browser: Browser,
  player: Player,
  url: string,
  seconds: number,
): Promise<PlayingCost> {
  const visitor = await newVisitor(browser);
  try {
    const page = await visitor.newPage();
    await page.addInitScript(watchSound);
    await player.open(page, url);
    await player.play(page);
    const heardAt = (time: number) =>
      page.waitForFunction((enough) => window.mediaTime() >= enough, time, {
        polling: 500,
        timeout: 2 * seconds * 1000,
      });
    await heardAt(SETTLED_SECONDS);
    const devtools = await visitor.newCDPSession(page);
    await devtools.send('Performance.enable');
    // The garbage is collected outside of what is measured: it takes a large heap as long as seconds of sound.
    const heap = await readHeap(devtools);
    const cpu = await readCpu(devtools);
    await heardAt(SETTLED_SECONDS + seconds);
    return {
      cpu: (await readCpu(devtools)) - cpu,
      heap: (await readHeap(devtools)) - heap,
    };
  } finally {
    await visitor.close();
  }
}

async function readCpu(devtools: CDPSession): Promise<number> {
  return (await readMetric(devtools, 'ProcessTime')) * 1000;
}

async function readHeap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return readMetric(devtools, 'JSHeapUsedSize');
}

async function readMetric(devtools: CDPSession, name: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = metrics.find((one) => one.name === name);
  if (!metric) throw new Error(`The browser does not measure ${name}.`);
  return metric.value;
}
