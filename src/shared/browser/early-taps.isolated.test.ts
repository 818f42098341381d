import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { keepTaps, releaseTaps } from './early-taps';

const clicked = vi.fn<(event: Event) => void>();
const kept = vi.fn();
let button: HTMLButtonElement;

beforeEach(() => {
  clicked.mockReset();
  kept.mockReset();
  document.body.innerHTML = '<button><i>a</i></button><a href="#b"><b>b</b></a>';
  button = document.querySelector('button') ?? document.createElement('button');
  document.body.addEventListener('click', clicked);
  keepTaps(kept);
});
afterEach(() => {
  releaseTaps();
  document.body.removeEventListener('click', clicked);
});

it('keeps the taps on a button, and repeats them as one', () => {
  document.querySelector('i')?.click();
  button.click();
  expect(clicked).not.toHaveBeenCalled();
  expect(kept).toHaveBeenCalledTimes(2);
  releaseTaps();
  expect(clicked.mock.calls.map(([{ target }]) => target)).toEqual([button]);
});

it('leaves a form where it is until then', () => {
  button.outerHTML = '<form><button>a</button></form>';
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', sent);
  document.querySelector('button')?.click();
  expect(sent).not.toHaveBeenCalled();
  releaseTaps();
  expect(sent).toHaveBeenCalledOnce();
});

it('keeps nothing any more afterwards', () => {
  releaseTaps();
  expect(globalThis.shenidarReleaseTaps).toBeUndefined();
  button.click();
  expect(clicked).toHaveBeenCalledOnce();
});

it('leaves links to the browser', () => {
  document.querySelector('b')?.click();
  expect(clicked).toHaveBeenCalledOnce();
  expect(kept).not.toHaveBeenCalled();
});

it('forgets a tap on what has left the page', () => {
  button.click();
  button.addEventListener('click', clicked);
  button.remove();
  releaseTaps();
  expect(clicked).not.toHaveBeenCalled();
});
