import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { $config, $selectedIndex, phoneAdded, phoneRemoved, phoneSelected } from './config';

it('selects an added phone, and the first one after any was removed', async () => {
  const scope = fork();
  const selected = () => [scope.getState($config).phones.length, scope.getState($selectedIndex)];
  await allSettled(phoneAdded, { scope });
  await allSettled(phoneAdded, { scope });
  expect(selected()).toEqual([3, 2]);
  await allSettled(phoneSelected, { scope, params: 1 });
  await allSettled(phoneRemoved, { scope, params: 2 });
  expect(selected()).toEqual([2, 0]);
});
