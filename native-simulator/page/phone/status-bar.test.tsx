import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { deviceByName } from '../../config/devices';
import { defaultPhone } from '../../config/simulator-config';
import { StatusBar } from './status-bar';

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
