import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { markets } from '@/shared/i18n/fa/purchase';

import { MarketsButtons } from './markets-buttons';

const texts = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
/** How loud each button is. */
const kinds = () =>
  screen
    .getAllByRole('button')
    .map(({ className }) =>
      ['primary', 'outline', 'quiet'].find((kind) => className.includes(kind)),
    );

function show(kind: 'confirm' | 'notEnough') {
  render(
    <Provider value={fork()}>
      <MarketsButtons kind={kind} />
    </Provider>,
  );
}

it('puts the purchase button first', () => {
  show('confirm');
  expect(texts()).toEqual([markets.confirm, markets.increaseCredit, markets.cancel]);
  expect(kinds()).toEqual(['primary', 'outline', 'quiet']);
  expect(screen.getByRole('button', { name: markets.confirm })).toBeEnabled();
});

it('puts the credit button first when the credit is too low, and disables the purchase', () => {
  show('notEnough');
  expect(texts()).toEqual([markets.increaseCredit, markets.confirm, markets.cancel]);
  expect(kinds()).toEqual(['primary', 'outline', 'quiet']);
  expect(screen.getByRole('button', { name: markets.confirm })).toBeDisabled();
});
