import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { deviceByName } from '../../config/devices';
import { defaultPhone } from '../../config/simulator-config';
import { StatusBar } from './status-bar';
import styles from './status-bar.module.css';

const chrome = { kind: 'none', title: '', background: '#fff', ink: '#000' } as const;

it.each([
  ['iOS', false, 1],
  ['iOS', true, 0],
  ['Android', false, 1],
  ['Android', true, 1],
] as const)('draws on %s in landscape (%s) %i status bars', (system, isLandscape, bars) => {
  const device = deviceByName(defaultPhone.device);
  const place = { device, isLandscape, chrome, isIos: system === 'iOS' };
  render(<StatusBar {...place} />);
  expect(screen.queryAllByText('9:41')).toHaveLength(bars);
});

it.each([
  ['phone-390', true, false, '47px', 'island'],
  ['pixel-412', false, false, '32px', 'hole'],
  ['pixel-412', false, true, '24px', null],
  ['narrow-320', false, false, '24px', null],
] as const)('is on %s (iOS: %s, landscape: %s) %s high, with a cutout: %s', (...row) => {
  const [name, isIos, isLandscape, height, cutout] = row;
  const place = { device: deviceByName(name), isLandscape, chrome, isIos };
  const { container } = render(<StatusBar {...place} />);
  const bar = container.firstElementChild as HTMLElement;
  expect(bar.style).toMatchObject({ blockSize: height, color: 'rgb(0, 0, 0)' });
  const shown = (['island', 'hole'] as const).filter((look) =>
    bar.querySelector(`.${styles[look] ?? look}`),
  );
  expect(shown).toEqual(cutout === null ? [] : [cutout]);
});
