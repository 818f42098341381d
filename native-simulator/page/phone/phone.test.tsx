import { cleanup, screen, within } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import type { PhoneConfig } from '../../config/simulator-config';
import { en } from '../i18n/en';
import { fittingScale } from '../lib/fit';
import { settingsChosen } from '../model/config';
import { completeDocument } from '../testing/complete-document';
import { fire, showSimulator } from '../testing/show-simulator';
import phoneStyles from './phone.module.css';
import barStyles from './status-bar.module.css';

beforeEach(completeDocument);

const phone = () => screen.getByRole('region', { name: en.setup.phone(1) });
const looks = {
  ...{ gesture: phoneStyles['gesture'], square: phoneStyles['square'] },
  ...{ hole: barStyles['hole'], island: barStyles['island'] },
};

it.each<[Partial<PhoneConfig>, drawn: readonly string[]]>([
  [{ device: 'narrow-320' }, ['square']],
  [{ device: 'pixel-412' }, ['gesture', 'hole']],
  [{ device: 'phone-390', platform: 'ios' }, ['gesture', 'island']],
  [{ device: 'iphone-375', platform: 'ios' }, ['square']],
  [{ device: 'tablet-820', platform: 'web' }, ['gesture', 'square']],
])('draws the screen of %j with: %s', async (config, drawn) => {
  await showSimulator({ phones: [config] });
  const shown = Object.entries(looks).filter(([name, look = name]) =>
    phone().querySelector(`.${look}`),
  );
  expect(shown.map(([name]) => name)).toEqual(drawn);
});

it('has the tabs of the native app from the right in Persian, above the line for gestures', async () => {
  await showSimulator({ phones: [{ device: 'phone-390', tabBar: 'shown' }] });
  const tabs = within(phone()).getByRole('navigation');
  expect([tabs.lang, tabs.dir, tabs.style.paddingBlockEnd]).toEqual(['fa', 'rtl', '24px']);
});

it('fits the phones into the room that there is, whenever it changes, as long as they are shown', async () => {
  const room = { width: 1000, height: 400 };
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => room.width);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => room.height);
  let measure = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal('ResizeObserver', function (this: object, changed: () => void) {
    measure = changed;
    Object.assign(this, { observe: () => undefined, disconnect });
  });
  const scope = await showSimulator({ phones: [{ device: 'pixel-412' }] });
  await fire(scope, settingsChosen, { zoom: 'fit' });
  const scale = () => {
    const body = phone().querySelector<HTMLElement>('[style*="transform"]');
    return Number(/scale\((.*)\)/.exec(body?.style.transform ?? '')?.[1]);
  };
  const fitting = () => fittingScale(room, [{ width: 412, height: 892 }]);
  expect(scale()).toBeCloseTo(fitting());
  room.height = 700;
  act(() => measure());
  expect(scale()).toBeCloseTo(fitting());
  expect(disconnect).not.toHaveBeenCalled();
  cleanup();
  expect(disconnect).toHaveBeenCalledOnce();
});
