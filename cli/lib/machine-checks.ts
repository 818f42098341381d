import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs';
import { unsupportedNodeMessage } from '../../scripts/lib/prepare.mjs';
import { engineNames, missingEngine, type EngineName } from '../../scripts/lib/engines';
import { findPlaywrightBuild } from '../../scripts/lib/playwright-build';
import { isPortFree } from './ports';

/** The result of one check of this machine. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
  /** How to fix the problem; only set if `ok` is false. */
  readonly hint?: string;
}

/** Properties that the browser reports about itself. */
export interface BrowserReport {
  readonly version: string;
  /** Whether Media Source Extensions play AAC, the codec of all streams. */
  readonly playsAac: boolean;
  readonly drawsPersian: boolean;
}

const ports = [
  { port: 5173, use: 'npm start and launch' },
  { port: 4173, use: 'npm run preview and launch --prod' },
  { port: 4010, use: 'the mock' },
];

/** Runs all checks; this starts a headless browser for a moment. */
export async function checkMachine(): Promise<readonly Check[]> {
  return [
    checkNode(process.versions.node),
    ...(await checkBrowser(findBrowser, inspectBrowser)),
    ...checkEngines(missingEngine, findPlaywrightBuild),
    ...(await Promise.all(ports.map(({ port, use }) => checkPort(port, use)))),
  ];
}

export function checkNode(version: string): Check {
  const complaint = unsupportedNodeMessage(version);
  return createCheck('node', !complaint, version, complaint ?? '');
}

/** Checks the browser, its codecs and fonts. Without a browser the last two are left out. */
export async function checkBrowser(
  find: () => string | undefined,
  inspect: (program: string) => Promise<BrowserReport>,
): Promise<readonly Check[]> {
  try {
    const program = find();
    if (program === undefined) return [createCheck('browser', false, 'none found', installHint)];
    const { version, playsAac, drawsPersian } = await inspect(program);
    const aac = `AAC over MSE ${playsAac ? 'plays' : 'does not play'}`;
    const letters = `Persian letters are ${drawsPersian ? 'drawn' : 'empty boxes'}`;
    return [
      createCheck('browser', true, `${version}, ${program}`, ''),
      createCheck('codecs', playsAac, aac, codecHint),
      createCheck('fonts', drawsPersian, letters, fontHint),
    ];
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [createCheck('browser', false, line, installHint)];
  }
}

/** A check of each engine beside Chromium. */
export function checkEngines(
  missing: (name: EngineName) => string | undefined,
  playwrightBuild: (name: EngineName) => string | undefined,
): readonly Check[] {
  return engineNames.map((name) => checkEngine(name, missing(name), playwrightBuild(name)));
}

/** The other engines are no condition: `e2e --browser` skips what is not installed. */
export function checkEngine(
  name: string,
  reason: string | undefined,
  playwrightBuild?: string,
): Check {
  const ready = playwrightBuild
    ? `, Playwright's own build for all suites: ${playwrightBuild}`
    : '';
  const isReady = ready !== '' || reason === undefined;
  const detail = isReady ? `ready for e2e --browser${ready}` : `optional, ${reason}`;
  return createCheck(name, true, detail, '');
}

async function checkPort(port: number, use: string): Promise<Check> {
  const isFree = await isPortFree(port);
  const hint =
    'Stop the program that uses it, or choose another port with --port (0 takes any free one).';
  return createCheck(
    `port ${port}`,
    isFree,
    `${isFree ? 'free' : 'in use'}, default of ${use}`,
    hint,
  );
}

const installHint =
  'Install Chromium or Chrome (npx playwright install chromium), or set SHENIDAR_BROWSER to its path.';
const codecHint =
  'Install a browser with AAC: Google Chrome, or the Chromium package of a Linux distribution.';
const fontHint = 'Install a font with Persian letters; on Debian: apt-get install fonts-noto-core.';

function createCheck(name: string, ok: boolean, detail: string, hint: string): Check {
  return ok ? { name, ok, detail } : { name, ok, detail, hint };
}

async function inspectBrowser(program: string): Promise<BrowserReport> {
  const browser = await chromium.launch({ executablePath: program, args: browserArguments });
  try {
    const page = await browser.newPage();
    const playsAac = await page.evaluate(() =>
      MediaSource.isTypeSupported('audio/mp4; codecs="mp4a.40.2"'),
    );
    // A font without these letters draws the same box for each of them.
    const drawn = await page.evaluate(() =>
      ['\u0634', '\u06AF', '\u0647'].map((letter) => {
        const context = document.createElement('canvas').getContext('2d');
        if (!context) return '';
        context.font = '40px sans-serif';
        context.fillText(letter, 60, 60);
        return context.canvas.toDataURL();
      }),
    );
    const drawsPersian = new Set(drawn).size === drawn.length;
    return { version: browser.version(), playsAac, drawsPersian };
  } finally {
    await browser.close();
  }
}
