import { beforeEach, expect, it, vi } from 'vitest';
import { keepTrail } from './keep-trail';

let trail: () => readonly string[];
beforeEach(() => {
  vi.useFakeTimers();
  trail = keepTrail(window);
});

const without = (lines: readonly string[]) => lines.map((line) => line.replace(/^\d+ ms: /, ''));

it('tells what was pressed, where the address went and what failed, in order', () => {
  document.body.innerHTML = '<button id="get">Get <b>it</b></button>';
  document.querySelector('b')?.addEventListener('click', (event) => event.stopPropagation());
  const press = new MouseEvent('click', { bubbles: true, clientX: 12.3, clientY: 34 });
  document.querySelector('b')?.dispatchEvent(press);
  history.pushState({ idx: 1 }, '', '/pdp/1#open');
  window.dispatchEvent(new ErrorEvent('error', { message: 'no chunk' }));
  window.dispatchEvent(new PopStateEvent('popstate'));
  const lines = trail();
  expect(lines[0]).toMatch(/^\d+ ms: /);
  expect(without(lines).slice(0, 4)).toEqual([
    'click at 12,34 on <b> «it»',
    'pushState of /pdp/1#open',
    'error: no chunk',
    `popstate to ${location.origin}/pdp/1#open`,
  ]);
});

it('ends with what the page shows now', () => {
  document.body.innerHTML =
    '<p>Page</p><dialog></dialog><div role="dialog" aria-label="Buy">Terms</div><p role="alert">No</p>';
  history.replaceState({ idx: 2 }, '', '/library');
  expect(trail().slice(-4)).toEqual([
    `now: ${location.origin}/library, entry {"idx":2} of ${String(history.length)}`,
    'now: the focus is on <body> «PageTermsNo»',
    'now: there is <div role="dialog" aria-label="Buy"> «Terms»',
    'now: there is <p role="alert"> «No»',
  ]);
});

it('keeps the last hundred entries', () => {
  for (let index = 1; index <= 150; index += 1)
    history.replaceState(null, '', `/?${String(index)}`);
  const entries = without(trail()).filter((line) => !line.startsWith('now: '));
  expect(entries).toHaveLength(100);
  expect([entries[0], entries.at(-1)]).toEqual(['replaceState of /?51', 'replaceState of /?150']);
});
