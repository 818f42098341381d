import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { Dialog } from './dialog';
import { Sheet } from './sheet';

const onDismissed = vi.fn();

beforeEach(() => onDismissed.mockClear());

/** The test owns the open state, as a page does. */
function Opener({ isKeptOpen = false }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog
        isOpen={isOpen}
        title="Buy"
        closeLabel="Close"
        onDismissed={(how) => {
          onDismissed(how);
          if (!isKeptOpen) setIsOpen(false);
        }}
      >
        <input aria-label="Code" />
      </Dialog>
    </>
  );
}

async function open(isKeptOpen?: boolean) {
  render(<Opener {...(isKeptOpen === undefined ? {} : { isKeptOpen })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Buy' });
}

it('is dismissed by its close button, and gives the focus back', async () => {
  await open();
  const opener = screen.getByText('Open');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDismissed.mock.calls).toEqual([['close']]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

it('begins at its close button, or in its field where that is asked for', async () => {
  await open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  render(
    <Sheet isOpen title="Shelf" closeLabel="Close" onDismissed={onDismissed} startsInField>
      <input aria-label="Name" />
    </Sheet>,
  );
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
});

it.each([
  [1, 'Field 1'],
  [2, 'Close'],
])('with %s fields and a finger it begins at: %s', async (count, name) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(
    <Sheet isOpen title="Shelf" closeLabel="Close" onDismissed={onDismissed} startsInField>
      {Array.from({ length: count }, (_, index) => (
        <input key={index} aria-label={`Field ${index + 1}`} />
      ))}
    </Sheet>,
  );
  await waitFor(() => expect(screen.getByLabelText(name)).toHaveFocus());
  vi.unstubAllGlobals();
});

it('is dismissed by Escape', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(onDismissed.mock.calls).toEqual([['escape']]);
});

it('is dismissed by a press on the backdrop', async () => {
  const dialog = await open();
  await userEvent.click(dialog.parentElement!);
  expect(onDismissed.mock.calls).toEqual([['backdrop']]);
});

it('stays open while its owner keeps it open', async () => {
  const dialog = await open(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBe(dialog);
});

async function openSheet() {
  render(
    <Sheet isOpen title="Speed" closeLabel="Close" onDismissed={onDismissed}>
      <p>Slow</p>
    </Sheet>,
  );
  const sheet = await screen.findByRole('dialog', { name: 'Speed' });
  const finger = (type: string, clientY: number, at: number) => {
    const event = new PointerEvent(type, { bubbles: true, isPrimary: true, clientY });
    Object.defineProperty(event, 'timeStamp', { value: at });
    act(() => void screen.getByText('Slow').dispatchEvent(event));
  };
  const drag = () => sheet.style.getPropertyValue('--drag');
  return { sheet, finger, drag };
}

it('is dismissed by a swipe down, and follows the finger until then', async () => {
  const { sheet, finger, drag } = await openSheet();
  finger('pointerdown', 0, 0);
  finger('pointermove', 30, 40);
  expect(drag()).toBe('30px');
  expect(sheet.dataset).toHaveProperty('dragging');
  finger('pointerup', 60, 80);
  expect(onDismissed.mock.calls).toEqual([['swipe']]);
  // Its owner keeps it open: it returns, and not at once as under a finger.
  expect(sheet.dataset).not.toHaveProperty('dragging');
  await expect.poll(drag, { timeout: 10_000 }).toBe('');
});

it.each([
  [200, '0px', []],
  [201, '201px', [['swipe']]],
])('of 400 px that lets go slowly after %s px', async (offset, left, dismissals) => {
  const { sheet, finger, drag } = await openSheet();
  Object.defineProperty(sheet, 'offsetHeight', { value: 400 });
  finger('pointerdown', 100, 0);
  finger('pointermove', 150, 1000);
  finger('pointermove', 90, 2000);
  // It does not leave its place upwards.
  expect(drag()).toBe('0px');
  finger('pointermove', 100 + offset, 4000);
  finger('pointerup', 100 + offset, 6000);
  expect(onDismissed.mock.calls).toEqual(dismissals);
  expect(drag()).toBe(left);
  expect(sheet.dataset).not.toHaveProperty('dragging');
});

it('tells when it is gone, and keeps its content only where that is asked for', async () => {
  const onGone = vi.fn();
  const sheets = (isOpen: boolean) => (
    <>
      <Sheet isOpen={isOpen} title="Kept" closeLabel="Close" onDismissed={onDismissed} isKept>
        <input aria-label="Draft" />
      </Sheet>
      <Sheet isOpen={isOpen} title="Lost" closeLabel="X" onDismissed={onDismissed} onGone={onGone}>
        <input aria-label="Code" />
      </Sheet>
    </>
  );
  const { rerender } = render(sheets(true));
  await screen.findByLabelText('Code');
  expect(onGone).not.toHaveBeenCalled();
  rerender(sheets(false));
  await waitFor(() => expect(screen.queryByLabelText('Code')).toBeNull());
  expect(screen.getByLabelText('Draft')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(onGone).toHaveBeenCalledOnce());
});
