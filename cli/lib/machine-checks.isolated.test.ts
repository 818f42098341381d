import { chromium } from '@playwright/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { isPortFree } from './ports';
import { checkMachine } from './machine-checks';

vi.mock('@playwright/test', () => ({ chromium: { launch: vi.fn() } }));
vi.mock(import('../../scripts/find-browser.mjs'), async (loadOriginal) => ({
  ...(await loadOriginal()),
  findBrowser: vi.fn(),
}));
vi.mock('../../scripts/lib/playwright-build', () => ({ findPlaywrightBuild: () => undefined }));
vi.mock('./ports', () => ({ isPortFree: vi.fn() }));

/** What a page of the browser can do. */
interface Page {
  /** What it draws for a text. */
  readonly draws: (text: string) => string;
  readonly plays: (type: string) => boolean;
}

const close = vi.fn(async () => undefined);
function browserWith({ draws, plays }: Page) {
  vi.stubGlobal('MediaSource', { isTypeSupported: plays });
  vi.stubGlobal('document', {
    createElement: () => {
      let drawn = '';
      const canvas = { toDataURL: () => drawn };
      const fillText = (text: string) => void (drawn = draws(text));
      return { getContext: () => ({ canvas, fillText }) };
    },
  });
  const page = { evaluate: async (work: () => unknown) => work() };
  const browser = { newPage: async () => page, version: () => '156', close };
  vi.mocked(chromium.launch).mockResolvedValue(browser as never);
}
const good: Page = { draws: (text) => text, plays: (type) => type.includes('mp4a.40.2') };
const failed = async () =>
  (await checkMachine()).filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`);

beforeEach(() => {
  close.mockClear();
  vi.mocked(findBrowser).mockReturnValue('/bin/chromium');
  vi.mocked(isPortFree).mockResolvedValue(true);
});
afterEach(() => void vi.unstubAllGlobals());

it.each<[string, Partial<Page>, readonly string[]]>([
  ['all that it should', {}, []],
  ['one box for all letters', { draws: () => 'box' }, ['fonts: Persian letters are empty boxes']],
  [
    'Arabic letters alone',
    { draws: (text) => (text === '\u06AF' ? 'box' : text === '\u0647' ? 'box' : text) },
    ['fonts: Persian letters are empty boxes'],
  ],
  [
    'nothing but Latin letters',
    { draws: (text) => (/[\u0600-\u06FF]/.test(text) ? 'box' : text) },
    ['fonts: Persian letters are empty boxes'],
  ],
  ['no AAC', { plays: () => false }, ['codecs: AAC over MSE does not play']],
])('finds in a browser %s', async (_what, page, problems) => {
  browserWith({ ...good, ...page });
  expect(await failed()).toEqual(problems);
  expect(close).toHaveBeenCalledOnce();
});

it('closes a browser that fails while it is looked at', async () => {
  browserWith({
    ...good,
    draws: () => {
      throw new Error('no canvas');
    },
  });
  expect(await failed()).toEqual(['browser: no canvas']);
  expect(close).toHaveBeenCalledOnce();
});

it('names each port that is in use, and what would take it', async () => {
  browserWith(good);
  vi.mocked(isPortFree).mockImplementation(async (port) => port === 5173);
  expect(await failed()).toEqual([
    'port 4173: in use, default of npm run preview and launch --prod',
    'port 4010: in use, default of the mock',
  ]);
  const free = (await checkMachine()).find(({ name }) => name === 'port 5173');
  expect(free?.detail).toBe('free, default of npm start and launch');
});
