import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs';
import { unsupportedNodeMessage } from '../../scripts/lib/prepare.mjs';
import { isPortFree } from './ports';

/** What one look at this machine found. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
  /** How to mend it; only where it is not good. */
  readonly hint?: string;
}

/** What a browser says of itself. */
export interface BrowserReport {
  readonly version: string;
  /** AAC by Media Source Extensions: what every stream of ours is. */
  readonly playsAac: boolean;
  readonly drawsPersian: boolean;
}

const ports = [
  { port: 5173, use: 'npm start and launch' },
  { port: 4173, use: 'npm run preview and launch --prod' },
  { port: 4010, use: 'the mock' },
];

/** Looks at this machine; opens a browser without a window for a moment. */
export async function checkMachine(): Promise<readonly Check[]> {
  return [
    checkNode(process.versions.node),
    ...(await checkBrowser(findBrowser, inspectBrowser)),
    ...(await Promise.all(ports.map(({ port, use }) => checkPort(port, use)))),
  ];
}

export function checkNode(version: string): Check {
  const complaint = unsupportedNodeMessage(version);
  return judged('node', !complaint, version, complaint ?? '');
}

/** The browser and what depends on it; without one nothing can be said of codecs and fonts. */
export async function checkBrowser(
  find: () => string | undefined,
  inspect: (program: string) => Promise<BrowserReport>,
): Promise<readonly Check[]> {
  try {
    const program = find();
    if (program === undefined) return [judged('browser', false, 'none found', installHint)];
    const { version, playsAac, drawsPersian } = await inspect(program);
    const aac = `AAC over MSE ${playsAac ? 'plays' : 'does not play'}`;
    const letters = `Persian letters are ${drawsPersian ? 'drawn' : 'empty boxes'}`;
    return [
      judged('browser', true, `${version}, ${program}`, ''),
      judged('codecs', playsAac, aac, codecHint),
      judged('fonts', drawsPersian, letters, fontHint),
    ];
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [judged('browser', false, line, installHint)];
  }
}

async function checkPort(port: number, use: string): Promise<Check> {
  const isFree = await isPortFree(port);
  const hint = 'End what listens there, or choose another with --port (0 takes any free one).';
  return judged(`port ${port}`, isFree, `${isFree ? 'free' : 'taken'}, for ${use}`, hint);
}

const installHint =
  'Install Chromium or Chrome (npx playwright install chromium), or set SHENIDAR_BROWSER to its path.';
const codecHint =
  'Take a browser with AAC: Google Chrome, or the Chromium of a Linux distribution.';
const fontHint = 'Install a font with Persian letters; on Debian: apt-get install fonts-noto-core.';

function judged(name: string, ok: boolean, detail: string, hint: string): Check {
  return ok ? { name, ok, detail } : { name, ok, detail, hint };
}

async function inspectBrowser(program: string): Promise<BrowserReport> {
  const browser = await chromium.launch({ executablePath: program, args: browserArguments });
  try {
    const page = await browser.newPage();
    const playsAac = await page.evaluate(() =>
      MediaSource.isTypeSupported('audio/mp4; codecs="mp4a.40.2"'),
    );
    // A font without the letters draws the same box for each of them.
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
