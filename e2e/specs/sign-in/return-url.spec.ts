import { oneTimeCode, personaNamed } from '../../../fixtures/users/personas';
import { expect, test } from '../../fixtures/test';
import { AuthPage } from '../../pages/auth-page';

/** Fault list B3: what must never lead out of the shop. */
const hostile = [
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/..//evil.test',
  '/./\\evil.test',
  '/%2e%2e//evil.test',
  'https:evil.test',
  'https://evil.test/library',
  'user@evil.test',
  'javascript:alert(1)',
  'data:text/html,evil',
  '%252F%252Fevil.test',
  '/auth?returnUrl=//evil.test',
];

/** In two parts, which run beside each other. */
const middle = hostile.length / 2;

for (const part of [hostile.slice(0, middle), hostile.slice(middle)])
  test(`no hostile address is returned to after the sign-in: ${part[0]} and others`, async ({
    page,
    context,
    baseURL,
  }) => {
    const home = new URL('/', baseURL);
    const outside: string[] = [];
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== home.origin) outside.push(request.url());
    });
    const auth = new AuthPage(page);
    for (const returnUrl of part) {
      await test.step(`${JSON.stringify(returnUrl)} ends in the shop`, async () => {
        await auth.open(returnUrl);
        await auth.askForCode(personaNamed('newcomer').mobile);
        await auth.code.fill(oneTimeCode);
        await expect(page).toHaveURL(home.href);
        await page.evaluate(() => window.localStorage.clear());
      });
    }
    expect(outside).toEqual([]);
  });
