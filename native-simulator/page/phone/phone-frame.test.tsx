import { fireEvent, screen } from '@testing-library/react';
import type { Scope } from 'effector';
import { beforeEach, expect, it } from 'vitest';

import { defaultPhone, type PhoneConfig } from '../../config/simulator-config';
import { phoneChanged, settingsChosen } from '../model/config';
import { $traffic, phoneReported } from '../model/frames';
import { $freshStarts } from '../model/fresh-start';
import { completeDocument } from '../testing/complete-document';
import { fire, put, showSimulator } from '../testing/show-simulator';
import { launchKeyOf } from './phone-launch';
import { freshAttribute, reportEvent, startEvent } from './sim-port';

beforeEach(completeDocument);

const frame = () => document.querySelector('iframe') as HTMLIFrameElement;
const root = () => frame().contentDocument?.documentElement as HTMLElement;

const storage = { localStorage: { access_token: 'a' }, sessionStorage: { client_id: '10' } };
const freshly = (scope: Scope, count: number) =>
  put(scope, $freshStarts, {
    0: { key: launchKeyOf(defaultPhone), count, path: '/?fresh', storage },
  });

it('gives each fresh start a frame of its own, whose page replaces its storages once', async () => {
  const scope = await showSimulator();
  expect(frame()).not.toHaveAttribute(freshAttribute);
  const seen = new Set([frame()]);
  for (const count of [1, 2]) {
    await freshly(scope, count);
    seen.add(frame());
    expect(frame()).toHaveAttribute('src', '/?fresh');
    expect(JSON.parse(frame().getAttribute(freshAttribute) ?? '')).toEqual(storage);
    // The page does that as it loads. No later change brings it back.
    frame().removeAttribute(freshAttribute);
    await fire(scope, settingsChosen, { network: count === 1 ? 'slow' : 'online' });
    expect(frame()).not.toHaveAttribute(freshAttribute);
  }
  expect(seen.size).toBe(3);
  await fire(scope, phoneChanged, { path: '/library' });
  expect(frame()).not.toHaveAttribute(freshAttribute);
  expect(frame().getAttribute('src')).toMatch(/^\/library\?/);
});

it('hears nothing more of a frame that has given way to another', async () => {
  const scope = await showSimulator();
  const detail = JSON.stringify({ kind: 'route', at: 1, path: '/' });
  const reports = (from: HTMLIFrameElement) => {
    fireEvent(from, new CustomEvent(reportEvent, { detail }));
    return scope.getState($traffic).length;
  };
  const before = frame();
  expect(reports(before)).toBe(1);
  await fire(scope, phoneChanged, { path: '/library' });
  expect([reports(before), reports(frame())]).toEqual([1, 2]);
});

/** Another page begins to load in the frame. */
const load = () => {
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(frame(), 'contentDocument', { configurable: true, value: page });
  fireEvent(frame(), new CustomEvent(startEvent));
};

it('gives each page that is loaded the theme, until that of the system is chosen', async () => {
  const scope = await showSimulator();
  load();
  const themes = () => [root(), document.documentElement].map(({ dataset }) => dataset['theme']);
  expect(themes()).toEqual([undefined, undefined]);
  await fire(scope, settingsChosen, { theme: 'dark' });
  expect(themes()).toEqual(['dark', 'dark']);
  load();
  expect(themes()).toEqual(['dark', 'dark']);
  await fire(scope, settingsChosen, { theme: 'system' });
  expect(themes()).toEqual([undefined, undefined]);
});

it.each<[Partial<PhoneConfig>, method: 'showTabs' | 'hideTabs', area: string]>([
  [{ tabBar: 'hidden' }, 'showTabs', '20px'],
  // The tabs of the native app stand there.
  [{ tabBar: 'shown' }, 'showTabs', '0px'],
  [{ tabBar: 'shown' }, 'hideTabs', '20px'],
  [{ tabBar: 'shown', platform: 'web' }, 'showTabs', '20px'],
])('leaves room below the page of %j after %s: %s', async (phone, method, area) => {
  const scope = await showSimulator({ phones: [phone] });
  load();
  const report = { kind: 'call', id: 1, at: 1, method, args: {}, error: null };
  await fire(scope, phoneReported, { phone: 0, json: JSON.stringify(report) });
  expect(root().style.getPropertyValue('--safe-block-end')).toBe(area);
  const hasTabs = area === '0px';
  expect(screen.queryAllByRole('navigation')).toHaveLength(hasTabs ? 1 : 0);
});
