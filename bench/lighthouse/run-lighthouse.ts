import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserArguments } from '../../scripts/find-browser.mjs';
import { browserPath } from '../lib/browser';

/** Lighthouse's figures of a page: score from 0 to 100, times in ms, cumulative layout shift. */
export interface LighthouseFigures {
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly speedIndex: number;
  readonly blocked: number;
  readonly shift: number;
}

export const figureNames = [
  'score',
  'firstPaint',
  'largestPaint',
  'speedIndex',
  'blocked',
  'shift',
] as const satisfies (keyof LighthouseFigures)[];

/**
 * Runs Lighthouse in its own browser. Retries once, because Lighthouse sometimes loses a trace.
 * @throws Lighthouse's error when the retry fails too
 */
export async function runLighthouse(url: string): Promise<LighthouseFigures> {
  try {
    return await runLighthouseOnce(url);
  } catch {
    return runLighthouseOnce(url);
  }
}

async function runLighthouseOnce(url: string): Promise<LighthouseFigures> {
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: ['--headless', ...browserArguments],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(runtimeError.message);
    const figure = (id: string) => audits[id]?.numericValue ?? NaN;
    return {
      score: (categories['performance']?.score ?? NaN) * 100,
      firstPaint: figure('first-contentful-paint'),
      largestPaint: figure('largest-contentful-paint'),
      speedIndex: figure('speed-index'),
      blocked: figure('total-blocking-time'),
      shift: figure('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}
