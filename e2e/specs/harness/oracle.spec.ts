import type { Browser, Page } from '@playwright/test';
import { brokenValues } from '../../oracle/broken-values';
import { errors } from '../../oracle/errors';
import { policy } from '../../oracle/policy';
import type { Rule } from '../../oracle/rule';
import { secrets } from '../../oracle/secrets';
import { sound } from '../../oracle/sound';
import { expect, test } from '../../fixtures/test';

/** A secure context, where a page has caches. */
const address = 'http://localhost:9/';

/** Opens an artificial page in a context without fixtures, and collects the problems that a rule reports. */
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

test('The rule for errors reports uncaught errors, unhandled rejections and console.error', async ({
  browser,
}) => {
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

test('The rule for the policy reports what the Content Security Policy forbids', async ({
  browser,
}) => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="img-src 'none'">`;
  const problems = await problemsOf(browser, policy, `${meta}<img src="/a.png">`, (page) =>
    page.waitForLoadState(),
  );
  expect(problems).toEqual([expect.stringContaining('img-src')]);
});

test('The rule for broken values reports them in title, text and accessible names', async ({
  browser,
}) => {
  const body = `<title>NaN</title><p>undefined</p><button aria-label="Invalid Date">x</button>`;
  const problems = await problemsOf(browser, brokenValues, body);
  expect(problems.join()).toMatch(/"NaN" in the page's title/);
  expect(problems.join()).toMatch(/"undefined" in the page's text/);
  expect(problems.join()).toMatch(/"Invalid Date" in the page's accessible names/);
});

test('The rule for broken values accepts ordinary words', async ({ browser }) => {
  const body = `<title>Nancy</title><p>nullify, infinity</p>`;
  expect(await problemsOf(browser, brokenValues, body)).toEqual([]);
});

const token = 'eyJhbGciOiJub25l.eyJzdWIiOiIx.x';
const mobile = '09120000001';

test('The rule for secrets reports them in addresses, third-party requests and unrelated calls', async ({
  browser,
}) => {
  const problems = await problemsOf(browser, secrets, '<p>', (page) =>
    page.evaluate(async (secret) => {
      await fetch(`/a?b=${secret}`);
      await fetch('/api/errors', { method: 'POST', body: secret });
      await fetch('/token', { method: 'POST', body: secret });
      await fetch('/a', { headers: { 'x-debug': secret } });
      await fetch('/a', { headers: { authorization: `Bearer ${secret}` } });
      await fetch('http://other.test/', { method: 'POST', mode: 'no-cors', body: secret });
    }, token),
  );
  expect(problems).toEqual([
    expect.stringMatching(/in the address of http:\/\/localhost/),
    expect.stringMatching(/in the body of .*\/api\/errors/),
    expect.stringMatching(/in the header x-debug/),
    expect.stringMatching(/in the body of http:\/\/other\.test/),
  ]);
});

test('The rule for secrets reports a bearer token and a device id sent to a third party', async ({
  browser,
}) => {
  const problems = await problemsOf(browser, secrets, '<p>', async (page) => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*, authorization',
    };
    await page.route('http://other.test/**', (route) => route.fulfill({ headers, body: '' }));
    await page.evaluate(async () => {
      const sent = { authorization: 'Bearer x', 'device-id': 'mine' };
      await fetch('http://other.test/', { headers: sent }).catch(() => null);
    });
  });
  expect(problems).toEqual([
    expect.stringMatching(/header authorization goes to http:\/\/other\.test/),
    expect.stringMatching(/header device-id goes to http:\/\/other\.test/),
  ]);
});

test('The rule for secrets reports them in storage, caches, the address bar and the console', async ({
  browser,
}) => {
  const problems = await problemsOf(browser, secrets, '<p>', (page) =>
    page.evaluate(
      async ([secret, number]) => {
        localStorage.setItem('access_token', secret);
        localStorage.setItem('refresh_token', number);
        sessionStorage.setItem('draft', number);
        const cache = await caches.open('v1');
        await cache.put('/api/profile', Response.json({ mobileNo: number }));
        history.replaceState(
          { secret },
          '',
          `/?number=${encodeURIComponent('\u06f0\u06f9')}120000001`,
        );
        console.info(`Signed in with ${secret}`);
      },
      [token, mobile] as const,
    ),
  );
  expect(problems.map((problem) => /in the (.*) of/.exec(problem)?.[1])).toEqual([
    'text',
    'address',
    'history',
    'local refresh_token',
    'session draft',
    'cache v1',
  ]);
});

test('The rule for sound reports two sounds at once', async ({ browser }) => {
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
