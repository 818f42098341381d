import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { performGesture } from './perform-gesture';
import type { UntimedGesture } from './perform-gesture';
import type { Gesture } from './recorder';

// jsdom has no layout, so the test says which element lies on top.
let top: Element | null = null;
beforeEach(() => {
  top = null;
  document.elementFromPoint = () => top;
  Element.prototype.scrollIntoView = () => {};
});
// The document is shared with other tests.
afterEach(() => {
  Reflect.deleteProperty(document, 'elementFromPoint');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

function perform(page: React.ReactNode, wanted: UntimedGesture, topId?: string) {
  render(page);
  if (topId) top = screen.getByTestId(topId);
  const gestures: Gesture[] = [];
  const isDone = performGesture(document, wanted, (gesture) => gestures.push(gesture));
  return { isDone, gestures: gestures.map(({ at, ...rest }) => (at > 0 ? rest : null)) };
}

it('reports the press, then presses the element at the wanted place', () => {
  const log: string[] = [];
  render(
    <>
      <button>Get</button>
      <button data-testid="second" onClick={() => log.push('pressed')}>
        Get
      </button>
    </>,
  );
  top = screen.getByTestId('second');
  const click = { kind: 'click', role: 'button', name: 'Get', nth: 1 } as const;
  expect(performGesture(document, click, ({ kind }) => log.push(kind))).toBe(true);
  expect(log).toEqual(['click', 'pressed']);
});

function Field() {
  const [text, setText] = useState('');
  return (
    <>
      <input
        aria-label="Search"
        data-testid="field"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <output>{text}</output>
    </>
  );
}

it('fills a field so that React handles the change', async () => {
  const fill = { kind: 'fill', role: 'textbox', name: 'Search', value: 'rumi' } as const;
  expect(perform(<Field />, fill, 'field')).toEqual({ isDone: true, gestures: [fill] });
  expect(await screen.findByText('rumi')).toBeVisible();
});

it('submits a form on Enter, as the browser does for trusted events', () => {
  const submit = vi.fn((event: React.SyntheticEvent) => event.preventDefault());
  const form = (
    <form onSubmit={submit}>
      <input aria-label="Code" autoFocus />
    </form>
  );
  expect(perform(form, { kind: 'press', key: 'Enter' }).isDone).toBe(true);
  expect(submit).toHaveBeenCalledOnce();
});

it.each([
  ['does not exist', <p key="a">Nothing</p>],
  ['is disabled', <button key="a" disabled children="Get" data-testid="cover" />],
  [
    'lies behind a dialog',
    <div key="a" inert>
      <button data-testid="cover">Get</button>
    </div>,
  ],
  [
    'is covered',
    <div key="a">
      <button>Get</button>
      <p data-testid="cover">Cover</p>
    </div>,
  ],
])('does not press a button that %s', (_case, page) => {
  const click = { kind: 'click', role: 'button', name: 'Get' } as const;
  const topId = page.type === 'p' ? undefined : 'cover';
  expect(perform(page, click, topId)).toEqual({ isDone: false, gestures: [] });
});

it('presses as a finger does, from the touch to the click', () => {
  const seen: string[] = [];
  render(<button data-testid="get">Get</button>);
  top = screen.getByTestId('get');
  const names = ['pointerdown', 'mousedown', 'focus', 'pointerup', 'mouseup', 'click'];
  for (const name of names) top.addEventListener(name, () => seen.push(name));
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  performGesture(document, { kind: 'click', role: 'button', name: 'Get' }, () => undefined);
  expect(seen).toEqual(names);
  // The page stays where it is, as below a finger.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

it('scrolls to what is covered, and presses it if that has helped', () => {
  const press = vi.fn();
  const click = { kind: 'click', role: 'checkbox', name: 'Get' } as const;
  render(
    <label data-testid="label">
      Get <input type="checkbox" onClick={press} />
    </label>,
  );
  Element.prototype.scrollIntoView = () => {
    // The label of a control stands for it.
    top = screen.getByTestId('label');
  };
  expect(performGesture(document, click, () => undefined)).toBe(true);
  expect(press).toHaveBeenCalledOnce();
});

it('does not press what says that it is disabled', () => {
  const page = (
    <button aria-disabled="true" data-testid="top">
      Get
    </button>
  );
  const click = { kind: 'click', role: 'button', name: 'Get' } as const;
  expect(perform(page, click, 'top').isDone).toBe(false);
});

it('reports a secret with its field', () => {
  const code = {
    kind: 'fill',
    role: 'textbox',
    name: 'Search',
    value: '1',
    secret: 'code',
  } as const;
  expect(perform(<Field />, code, 'field').gestures).toEqual([code]);
});

it.each(['Enter', 'Escape'] as const)('leaves to the page what it does itself at %s', (key) => {
  const own = vi.fn((event: React.KeyboardEvent) => event.preventDefault());
  const others = vi.fn();
  const keys: string[] = [];
  render(
    <form onSubmit={others}>
      <dialog open onCancel={others}>
        <input
          aria-label="Code"
          autoFocus
          onKeyDown={own}
          onKeyUp={({ code }) => keys.push(code)}
        />
      </dialog>
    </form>,
  );
  const gestures: Gesture[] = [];
  performGesture(document, { kind: 'press', key }, (gesture) => gestures.push(gesture));
  expect(gestures).toMatchObject([{ kind: 'press', key }]);
  expect(own).toHaveBeenCalledOnce();
  expect(others).not.toHaveBeenCalled();
  expect(keys).toEqual([key]);
});

it('cancels the topmost dialog at Escape, and closes it unless the page does not want that', () => {
  render(
    <>
      <dialog data-testid="below" open />
      <dialog data-testid="above" open />
    </>,
  );
  const [below, above] = ['below', 'above'].map((id) => screen.getByTestId<HTMLDialogElement>(id));
  // jsdom knows no modal dialogs.
  vi.spyOn(document, 'querySelectorAll').mockReturnValue([below, above] as never);
  const closed: unknown[] = [];
  for (const dialog of [below, above]) Object.assign(dialog!, { close: () => closed.push(dialog) });
  const keep = (event: Event) => event.preventDefault();
  above!.addEventListener('cancel', keep);
  performGesture(document, { kind: 'press', key: 'Escape' }, () => undefined);
  expect(closed).toEqual([]);
  above!.removeEventListener('cancel', keep);
  performGesture(document, { kind: 'press', key: 'Enter' }, () => undefined);
  expect(closed).toEqual([]);
  performGesture(document, { kind: 'press', key: 'Escape' }, () => undefined);
  expect(closed).toEqual([above]);
});

it('chooses of a list so that React handles the change, and scrolls nothing by its focus', () => {
  const change = vi.fn();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const sort = { kind: 'fill', role: 'combobox', name: 'Sort', value: 'title' } as const;
  const list = (
    <select
      aria-label="Sort"
      data-testid="list"
      onChange={({ target }) => void change(target.value)}
    >
      <option value="date">Date</option>
      <option value="title">Title</option>
    </select>
  );
  expect(perform(list, sort, 'list').gestures).toEqual([sort]);
  expect(change.mock.calls).toEqual([['title']]);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(screen.getByRole('combobox')).toHaveFocus();
});

it('takes what a control lies in for the control, as where that lets no pointer through to it', () => {
  const page = (
    <p data-testid="around">
      <button>Get</button>
    </p>
  );
  const click = { kind: 'click', role: 'button', name: 'Get' } as const;
  expect(perform(page, click, 'around')).toEqual({ isDone: true, gestures: [click] });
});
