import { expect, it } from 'vitest';

import { readNow } from '../browser/now';
import { tokenSetOf, webSessionOf } from './tokens';

const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 3600 };

it('gives app and wrapper the time at which the tokens expire, in epoch milliseconds', () => {
  const from = readNow();
  const { expires_in: web, ...session } = webSessionOf(tokens);
  const { expireIn: native, ...set } = tokenSetOf(tokens);
  const to = readNow();
  for (const text of [web, native]) {
    expect(Number(text)).toBeGreaterThanOrEqual(from + 3_600_000);
    expect(Number(text)).toBeLessThanOrEqual(to + 3_600_000);
  }
  expect(session).toEqual({ access_token: 'a', refresh_token: 'r' });
  expect(set).toEqual({ token: 'a', 'refresh-token': 'r' });
});
