import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { UndoBar } from './undo-bar';

interface ItemProps {
  text: string | null;
  onHeld?: (isHeld: boolean) => void;
  hasItem?: boolean;
  hasSheet?: boolean;
}

/** An item whose button was pressed, and the bar. */
function Page({ text, hasItem = true, hasSheet = false, onHeld = vi.fn() }: ItemProps) {
  return (
    <>
      <input aria-label="Search" />
      {hasSheet && (
        <div role="dialog">
          <input aria-label="In the sheet" />
        </div>
      )}
      {hasItem && <button type="button">Archive</button>}
      <UndoBar
        text={text}
        undoLabel="Undo"
        closeLabel="Close"
        onUndone={vi.fn()}
        onClosed={vi.fn()}
        onHeld={onHeld}
      />
    </>
  );
}

function press() {
  const { rerender } = render(<Page text={null} />);
  screen.getByRole('button', { name: 'Archive' }).focus();
  return (props: ItemProps) => rerender(<Page {...props} />);
}
const undo = () => screen.getByRole('button', { name: 'Undo' });

it('takes back, or closes, and says what was done once it was', async () => {
  const [onUndone, onClosed] = [vi.fn(), vi.fn()];
  const bar = (text: string | null) => (
    <UndoBar
      {...{ text, undoLabel: 'Undo', closeLabel: 'Close', onUndone, onClosed, onHeld: vi.fn() }}
    />
  );
  const { rerender } = render(bar(null));
  expect(screen.queryByRole('button')).toBeNull();
  // A region that is there before its text is read out.
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(bar('Archived'));
  expect(screen.getByRole('status')).toHaveTextContent('Archived');
  await userEvent.click(undo());
  expect([onUndone.mock.calls.length, onClosed.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([onUndone.mock.calls.length, onClosed.mock.calls.length]).toEqual([1, 1]);
});

it('takes over the focus of a control that goes with its item', () => {
  const change = press();
  change({ text: 'Archived', hasItem: false });
  expect(undo()).toHaveFocus();
});

it('takes it over also when the control goes later than the bar comes', async () => {
  const change = press();
  change({ text: 'Archived' });
  expect(undo()).not.toHaveFocus();
  change({ text: 'Archived', hasItem: false });
  await expect.poll(() => document.activeElement).toBe(undo());
});

it('leaves a focus where it is', () => {
  const change = press();
  screen.getByRole('textbox').focus();
  change({ text: 'Archived', hasItem: false });
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('takes nothing from a pointer', async () => {
  const change = press();
  change({ text: 'Archived' });
  await userEvent.click(document.body);
  change({ text: 'Archived', hasItem: false });
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});

it('is held under the pointer, by the focus of the keyboard and by both, not by that of a press', async () => {
  let isVisible = true;
  const { matches } = Element.prototype;
  // The test's document knows no visible focus.
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? isVisible : matches.call(this, selector);
  });
  const onHeld = vi.fn();
  render(<Page text="Archived" onHeld={onHeld} />);
  const search = screen.getByLabelText('Search');
  const follow = (element: HTMLElement) => {
    onHeld.mockClear();
    act(() => element.focus());
    return onHeld.mock.lastCall?.[0] as unknown;
  };
  act(() => search.focus());
  expect([follow(undo()), follow(search)]).toEqual([true, false]);
  isVisible = false;
  expect(follow(undo())).toBe(false);
  await userEvent.hover(undo());
  expect(onHeld).toHaveBeenLastCalledWith(true);
  await userEvent.unhover(undo());
  expect(onHeld).toHaveBeenLastCalledWith(false);
  isVisible = true;
  act(() => search.focus());
  expect(follow(undo())).toBe(true);
  await userEvent.hover(undo());
  await userEvent.unhover(undo());
  expect(onHeld).toHaveBeenLastCalledWith(true);
  await userEvent.hover(undo());
  expect(follow(search)).toBe(true);
  await userEvent.unhover(undo());
  expect(onHeld).toHaveBeenLastCalledWith(false);
});

it('follows a sheet that closes, wherever that gives its focus back to', async () => {
  const change = press();
  change({ text: null, hasSheet: true });
  screen.getByLabelText('In the sheet').focus();
  change({ text: 'Archived', hasSheet: true });
  expect(undo()).not.toHaveFocus();
  screen.getByLabelText('Search').focus();
  change({ text: 'Archived' });
  await expect.poll(() => document.activeElement).toBe(undo());
});

it('leaves the focus to a sheet that was pressed, and shows none', async () => {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector !== ':focus-visible' && matches.call(this, selector);
  });
  const change = press();
  change({ text: null, hasSheet: true });
  screen.getByLabelText('In the sheet').focus();
  change({ text: 'Archived', hasSheet: true });
  screen.getByLabelText('Search').focus();
  change({ text: 'Archived' });
  await Promise.resolve();
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
