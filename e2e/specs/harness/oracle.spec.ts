import type { Browser, Page } from '@playwright/test';
import { brokenValues } from '../../oracle/broken-values';
import { errors } from '../../oracle/errors';
import { policy } from '../../oracle/policy';
import type { Rule } from '../../oracle/rule';
import { secrets } from '../../oracle/secrets';
import { sound } from '../../oracle/sound';
import { expect, test } from '../../fixtures/test';

const address = 'http://page.test/';

/** Opens a page of our making, in a context without fixtures, and collects what a rule says. */
async function problemsOf(
  browser: Browser,
  rule: Rule,
  body: string,
  act: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<string[]> {
  const problems: string[] = [];
  const report = (problem: string) => problems.push(problem);
  const context = await browser.newContext();
  await rule.watch?.(context, report);
  const page = await context.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  await act(page);
  await rule.inspect?.(page, report);
  await context.close();
  return problems;
}

test('errors: an uncaught error, an unhandled rejection, a console.error', async ({ browser }) => {
  const script = `
    setTimeout(() => { throw new Error('first') });
    Promise.reject(new Error('second'));
    console.error('third');
    setTimeout(() => { document.title = 'done' }, 10);
  `;
  const problems = await problemsOf(browser, errors, `<script>${script}</script>`, (page) =>
    expect(page).toHaveTitle('done'),
  );
  expect(problems).toHaveLength(3);
  expect(problems.join()).toMatch(/first/);
  expect(problems.join()).toMatch(/second/);
  expect(problems.join()).toMatch(/third/);
});

test('policy: what the Content Security Policy forbids', async ({ browser }) => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="img-src 'none'">`;
  const problems = await problemsOf(browser, policy, `${meta}<img src="/a.png">`, (page) =>
    page.waitForLoadState(),
  );
  expect(problems).toEqual([expect.stringContaining('img-src')]);
});

test('broken values: in title, text and accessible names', async ({ browser }) => {
  const body = `<title>NaN</title><p>undefined</p><button aria-label="Invalid Date">x</button>`;
  const problems = await problemsOf(browser, brokenValues, body);
  expect(problems.join()).toMatch(/"NaN" in the page's title/);
  expect(problems.join()).toMatch(/"undefined" in the page's text/);
  expect(problems.join()).toMatch(/"Invalid Date" in the page's accessible names/);
});

test('broken values: none where all is well', async ({ browser }) => {
  const body = `<title>Nancy</title><p>nullify, infinity</p>`;
  expect(await problemsOf(browser, brokenValues, body)).toEqual([]);
});

test('secrets: in an address, and in what a third party gets', async ({ browser }) => {
  const token = 'eyJhbGciOiJub25l.eyJzdWIiOiIx.x';
  const problems = await problemsOf(browser, secrets, '<p>', (page) =>
    page.evaluate(async (secret) => {
      await fetch(`/a?b=${secret}`);
      await fetch('/a', { method: 'POST', body: secret });
      await fetch('http://other.test/', { method: 'POST', mode: 'no-cors', body: secret });
    }, token),
  );
  expect(problems).toEqual([
    expect.stringMatching(/in the address of http:\/\/page\.test/),
    expect.stringMatching(/in the body of http:\/\/other\.test/),
  ]);
});

test('sound: two at once, and whether one runs', async ({ browser }) => {
  const play = (page: Page) =>
    page.evaluate(async () => {
      const seconds = 20;
      const rate = 8_000;
      const size = seconds * rate;
      const head = new DataView(new ArrayBuffer(44));
      for (const [at, text] of [
        [0, 'RIFF'],
        [8, 'WAVEfmt '],
        [36, 'data'],
      ] as const) {
        Array.from(text).forEach((letter, index) => {
          head.setUint8(at + index, letter.charCodeAt(0));
        });
      }
      head.setUint32(4, 36 + size, true);
      head.setUint32(16, 16, true);
      head.setUint16(20, 1, true);
      head.setUint16(22, 1, true);
      head.setUint32(24, rate, true);
      head.setUint32(28, rate, true);
      head.setUint16(32, 1, true);
      head.setUint16(34, 8, true);
      head.setUint32(40, size, true);
      const file = new Blob([head, new Uint8Array(size).fill(128)], { type: 'audio/wav' });
      await new Audio(URL.createObjectURL(file)).play();
    });

  const problems = await problemsOf(browser, sound, '<button>x</button>', async (page) => {
    await expect(page).not.toBePlaying();
    await page.getByRole('button').click();
    await play(page);
    await expect(page).toBePlaying();
    await play(page);
    await page.evaluate(() => {
      for (const element of window.__mediaWatch?.elements ?? []) element.pause();
    });
    await expect(page).not.toBePlaying();
  });
  expect(problems).toEqual([expect.stringContaining('2 media elements')]);
});
