import { allSettled, fork } from 'effector';
import { afterEach, expect, test } from 'vitest';

import { readReportHostFx } from './report-host';

afterEach(() => {
  document.head.replaceChildren();
});

const { origin } = window.location;

test.each([
  ['', { url: '', origin }],
  [`${origin}/`, { url: origin, origin }],
  ['https://reports.test//', { url: 'https://reports.test', origin }],
])('the report host "%s"', async (content, host) => {
  const meta = document.createElement('meta');
  meta.name = 'shenidar-report-host';
  meta.content = content;
  document.head.append(meta);
  expect(await allSettled(readReportHostFx, { scope: fork() })).toEqual({
    status: 'done',
    value: host,
  });
});

test('no report host is our own', async () => {
  const answer = await allSettled(readReportHostFx, { scope: fork() });
  expect(answer).toMatchObject({ value: { url: '' } });
});
