import { oneTimeCode, personaNamed } from '../../../fixtures/users/personas';
import { deepUnless } from '../../deep';
import { expect, test } from '../../fixtures/test';

/** Return addresses that must never lead out of the shop: docs/faults.md#b3 */
const hostileReturnUrls = [
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

/** A unit test knows all of them, and any other text. */
const inEveryRun = ['//evil.test', 'javascript:alert(1)'];

for (const returnUrl of hostileReturnUrls) {
  const name = `A user who signs in stays in the shop despite the return address ${JSON.stringify(returnUrl)}`;
  test(
    name + deepUnless(inEveryRun.includes(returnUrl)),
    async ({ page, context, baseURL, gotoAuth }) => {
      const home = new URL('/', baseURL);
      const foreignRequests: string[] = [];
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== home.origin)
          foreignRequests.push(request.url());
      });
      const authPage = await gotoAuth(returnUrl);
      await authPage.requestCode(personaNamed('newcomer').mobile);
      await authPage.code.fill(oneTimeCode);
      await expect(page).toHaveURL(home.href);
      expect(foreignRequests).toEqual([]);
    },
  );
}
