import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { act } from './perform-gesture';
import type { Gesture } from './recorder';

// No layout here: whatever is asked for lies on top.
let top: Element | null = null;
beforeEach(() => {
  top = null;
  document.elementFromPoint = () => top;
  Element.prototype.scrollIntoView = () => {};
});
// The document, which other tests share, knows neither.
afterEach(() => {
  Reflect.deleteProperty(document, 'elementFromPoint');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

function told(page: React.ReactNode, deed: Parameters<typeof act>[1], on?: string) {
  render(page);
  if (on) top = screen.getByTestId(on);
  const gestures: Gesture[] = [];
  const isDone = act(document, deed, (gesture) => gestures.push(gesture));
  return { isDone, gestures: gestures.map(({ at, ...rest }) => (at > 0 ? rest : null)) };
}

it('presses the one that is meant, and tells it first', () => {
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
  expect(act(document, click, ({ kind }) => log.push(kind))).toBe(true);
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

it('fills a field so that React learns of it', async () => {
  const deed = { kind: 'fill', role: 'textbox', name: 'Search', value: 'rumi' } as const;
  expect(told(<Field />, deed, 'field')).toEqual({ isDone: true, gestures: [deed] });
  expect(await screen.findByText('rumi')).toBeVisible();
});

it('submits a form by Enter, as the browser does for people', () => {
  const submit = vi.fn((event: React.SyntheticEvent) => event.preventDefault());
  const form = (
    <form onSubmit={submit}>
      <input aria-label="Code" autoFocus />
    </form>
  );
  expect(told(form, { kind: 'press', key: 'Enter' }).isDone).toBe(true);
  expect(submit).toHaveBeenCalledOnce();
});

it.each([
  ['is not there', <p key="a">Nothing</p>],
  ['is disabled', <button key="a" disabled children="Get" data-testid="cover" />],
  [
    'lies under something',
    <div key="a">
      <button>Get</button>
      <p data-testid="cover">Cover</p>
    </div>,
  ],
])('does nothing to what %s', (_what, page) => {
  const deed = { kind: 'click', role: 'button', name: 'Get' } as const;
  const on = page.type === 'p' ? undefined : 'cover';
  expect(told(page, deed, on)).toEqual({ isDone: false, gestures: [] });
});
