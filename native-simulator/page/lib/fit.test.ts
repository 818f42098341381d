import { expect, it } from 'vitest';

import { fittingScale } from './fit';

const phone = { width: 390, height: 844 };

it.each([
  ['shows a phone in full on a large stage', { width: 1000, height: 1200 }, [phone], 1],
  ['shrinks it to the height of the stage', { width: 1000, height: 498 }, [phone], 0.5],
  ['shrinks two to the width of the stage', { width: 478, height: 1200 }, [phone, phone], 0.5],
  ['never makes it unreadably small', { width: 10, height: 10 }, [phone], 0.2],
])('%s', (_case, stage, screens, scale) => {
  expect(fittingScale(stage, screens)).toBeCloseTo(scale, 5);
});
