import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { en } from '../i18n/en';
import { phoneSelected, settingsChosen } from '../model/config';
import { $traffic, phoneReported } from '../model/frames';
import { completeDocument } from '../testing/complete-document';
import { fire, put, showSimulator } from '../testing/show-simulator';

beforeEach(completeDocument);

const inspector = () => within(screen.getByRole('complementary', { name: en.inspector.label }));
const press = (name: string) => fireEvent.click(inspector().getByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const call = {
  ...{ kind: 'call', id: 1, at: 3_723_004, method: 'purchase', args: { productId: '1@7' } },
  error: null,
};
const failed = { ...call, id: 2, method: 'share', args: {}, error: 'No share' };
const event = {
  ...{ kind: 'event', id: 3, at: 3_723_504, name: 'purchaseResult' },
  ...{ payload: { token: 'abc' }, consumed: true },
};
const api = {
  ...{ kind: 'api', at: 5, method: 'POST', path: '/api/orders', status: 0, durationMs: 7 },
  ...{ request: '{"password":"abc"}', response: null },
};
const route = { kind: 'route', at: 6, path: '/clp' };
const reports = [call, failed, event, api, route];

/** Two phones, of which the first one has reported all, and the second one a route. */
async function showTraffic() {
  const scope = await showSimulator({ phones: [{}, {}] });
  for (const each of reports)
    await fire(scope, phoneReported, { phone: 0, json: JSON.stringify(each) });
  await fire(scope, phoneReported, { phone: 1, json: JSON.stringify(route) });
  const copied: unknown[] = [];
  const writeText = (text: string) => {
    copied.push(JSON.parse(text));
    return Promise.resolve();
  };
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const lines = () =>
    within(screen.getByRole('list', { name: en.inspector.traffic }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { scope, copied, lines };
}

it('shows a line for each entry, with its phone, its result and its time', async () => {
  const { scope, lines } = await showTraffic();
  const all = [
    '↑1purchase {"productId":"1@7"} 500 ms',
    '↑1share ✕',
    '↓1purchaseResult {"token":"•••"}true',
    '⇄1POST /api/orders ✕ 7 ms',
    ...['/1/clp ', '/2/clp '],
  ];
  expect(lines()).toEqual(all);
  await fire(scope, phoneSelected, 1);
  press(en.traffic.thisPhone);
  expect(lines()).toEqual(all.slice(5));
  press(en.traffic.thisPhone);
  press(en.traffic.route);
  press(en.traffic.api);
  expect(lines()).toEqual(all.slice(0, 3));
  type(screen.getByRole('textbox', { name: en.traffic.search }), 'abc');
  expect(lines()).toEqual(all.slice(2, 3));
  type(screen.getByRole('textbox', { name: en.traffic.search }), 'nothing like it');
  expect(screen.getByText(en.traffic.emptyFiltered)).toBeVisible();
  press(en.traffic.clear);
  expect(scope.getState($traffic)).toEqual([]);
  expect(screen.getByText(en.traffic.empty)).toBeVisible();
});

it('opens a line for its time and its parts, which can be copied without their secrets', async () => {
  const { copied } = await showTraffic();
  const details = (name: RegExp) => {
    const line = inspector().getByRole('button', { name });
    fireEvent.click(line);
    const item = line.closest('li') as HTMLElement;
    fireEvent.click(within(item).getByRole('button', { name: en.traffic.copy }));
    const shown = item.textContent.slice(line.textContent.length);
    fireEvent.click(line);
    return shown;
  };
  const withTime = (time: string, ...parts: string[]) => [`${time}${en.traffic.copy}`, ...parts];
  expect(details(/purchase \{/)).toBe(
    withTime('01:02:03.004', en.traffic.arguments, '{\n  "productId": "1@7"\n}').join(''),
  );
  expect(details(/share/)).toBe(
    withTime('01:02:03.004', en.traffic.arguments, '{}', en.traffic.error, '"No share"').join(''),
  );
  expect(details(/purchaseResult/)).toBe(
    withTime('01:02:03.504', en.traffic.payload, '{\n  "token": "•••"\n}').join(''),
  );
  expect(details(/orders/)).toBe(
    withTime('00:00:00.005', en.traffic.request, '{\n  "password": "•••"\n}').join(''),
  );
  const numbered = (entry: object, number: number) => ({ ...entry, phone: 0, number });
  const masked = { ...api, request: { password: '•••' } };
  const shown = [call, failed, { ...event, payload: { token: '•••' } }, masked].map((entry, at) =>
    numbered(entry, at + 1),
  );
  expect(copied).toEqual(shown);
  press(en.traffic.copyAll);
  expect(copied.at(-1)).toEqual([
    ...shown,
    { ...route, phone: 0, number: 5 },
    { ...route, phone: 1, number: 6 },
  ]);
});

it('shows the last 400 lines, and copies all', async () => {
  const { scope, copied, lines } = await showTraffic();
  const entries = Array.from({ length: 401 }, (_, number) => ({
    ...{ kind: 'route', at: 1, path: `/${number}`, phone: 0, number },
  }));
  await put(scope, $traffic, entries as never);
  expect([lines().length, lines()[0]]).toEqual([400, '/1/1 ']);
  press(en.traffic.copyAll);
  expect(copied).toEqual([entries]);
});

it('offers the entries that differ while the phones are driven together', async () => {
  const { scope } = await showTraffic();
  expect(inspector().queryByRole('button', { name: en.traffic.differing })).toBeNull();
  await fire(scope, settingsChosen, { drivesAll: true });
  press(en.traffic.differing);
  expect(inspector().getByRole('button', { name: en.traffic.differing })).toHaveAttribute(
    ...(['aria-pressed', 'true'] as const),
  );
});

it('cuts a long content in its line, and not in its details', async () => {
  const scope = await showSimulator();
  const payload = 'x'.repeat(300);
  const entry = { ...event, name: 'deepLink', payload };
  await fire(scope, phoneReported, { phone: 0, json: JSON.stringify(entry) });
  const line = inspector().getByRole('button', { name: /deepLink/ });
  expect(/x+/.exec(line.textContent)?.[0]).toHaveLength(119);
  fireEvent.click(line);
  expect(line.closest('li')?.querySelector('pre')).toHaveTextContent(`"${payload}"`);
});

it('marks the calls that differ, and says so of each other phone', async () => {
  const scope = await showSimulator({ phones: [{}, {}] });
  await fire(scope, settingsChosen, { drivesAll: true });
  for (const [phone, title] of ['One', 'Other'].entries())
    for (const args of [{ title: 'Same' }, { title }]) {
      const json = JSON.stringify({ ...call, method: 'share', args });
      await fire(scope, phoneReported, { phone, json });
    }
  const list = within(screen.getByRole('list', { name: en.inspector.traffic }));
  const marks = () =>
    list.getAllByRole('listitem').map((line) => {
      const mark = within(line).queryByRole('img');
      return [line.dataset['differing'], mark?.getAttribute('aria-label'), mark?.textContent];
    });
  const same = ['false', undefined, undefined];
  const differing = (phone: string) => ['true', en.traffic.differs(phone), `≠ ${phone}`];
  await expect.poll(marks).toEqual([same, differing('2'), same, differing('1')]);
});
