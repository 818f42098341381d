import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, test, vi } from 'vitest';

import { RadioList } from './radio-list';

const options = [
  { id: 'off', label: 'Off' },
  { id: 'five', label: '5 minutes' },
  { id: 'ten', label: '10 minutes' },
];

function show() {
  const onChosen = vi.fn();
  render(<RadioList legend="Sleep" options={options} value="five" onChosen={onChosen} />);
  return onChosen;
}

const focused = () => document.activeElement?.getAttribute('value');

it('is a named group of radios with the chosen one checked', () => {
  show();
  expect(screen.getByRole('group', { name: 'Sleep' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '5 minutes' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Off' }).checked).toBe(false);
});

test.each(['Off', '5 minutes'])('tells of the tap on «%s», chosen already or not', async (name) => {
  const onChosen = show();
  await userEvent.click(screen.getByText(name));
  expect(onChosen.mock.calls).toEqual([[name === 'Off' ? 'off' : 'five']]);
});

it('lets arrow keys walk the list without choosing', async () => {
  const onChosen = show();
  await userEvent.tab();
  expect(focused()).toBe('five');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('ten');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('off');
  await userEvent.keyboard('{End}{ArrowUp}');
  expect(focused()).toBe('five');
  // The page is written from right to left.
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('ten');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('ten');
  expect(onChosen).not.toHaveBeenCalled();
});

test.each(['{Enter}', ' '])('chooses by the key «%s»', async (key) => {
  const onChosen = show();
  await userEvent.tab();
  await userEvent.keyboard(`{Home}${key}`);
  expect(onChosen.mock.calls).toEqual([['off']]);
});
