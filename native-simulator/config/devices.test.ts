import { expect, it } from 'vitest';

import { deviceByName, devices, screenSizeOf } from './devices';

it('has each width that is in use, with its bars, and no name twice', () => {
  const rows = devices.map(
    ({ name, width, height, hasCutout, statusBar, homeArea }) =>
      `${name} ${width}×${height} ${hasCutout ? 'cutout' : 'plain'} ${statusBar}/${homeArea}`,
  );
  expect(rows).toEqual([
    'narrow-320 320×640 plain 24/0',
    'android-360 360×800 cutout 28/20',
    'iphone-375 375×667 plain 20/0',
    'phone-390 390×844 cutout 47/24',
    'pixel-412 412×892 cutout 32/20',
    'large-430 430×932 cutout 50/24',
    'tablet-820 820×1180 plain 24/20',
    'desktop-1280 1280×800 plain 0/0',
    'desktop-1440 1440×900 plain 0/0',
    'desktop-1920 1920×1080 plain 0/0',
  ]);
  for (const device of devices) expect(deviceByName(device.name)).toBe(device);
});

it('lays a device on its side', () => {
  const phone = deviceByName('phone-390');
  expect(screenSizeOf(phone, false)).toEqual({ width: 390, height: 844 });
  expect(screenSizeOf(phone, true)).toEqual({ width: 844, height: 390 });
});
