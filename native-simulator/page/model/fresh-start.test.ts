import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { defaultPhone } from '../../config/simulator-config';
import { resetMockFx } from './api-control';
import { phoneChanged } from './config';
import { $freshStarts, startFreshFx } from './fresh-start';

it('ends when a launch setting changes, also when the setting is changed back', async () => {
  const scope = fork({ handlers: [[resetMockFx, () => null]] });
  await allSettled(startFreshFx, { scope, params: [{ index: 0, phone: defaultPhone }] });
  await allSettled(phoneChanged, { scope, params: { isLandscape: true } });
  expect(scope.getState($freshStarts)).toMatchObject({ 0: { path: '/' } });

  await allSettled(phoneChanged, { scope, params: { path: '/library' } });
  await allSettled(phoneChanged, { scope, params: { path: '/' } });
  expect(scope.getState($freshStarts)).toEqual({});
});
