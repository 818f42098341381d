import { expect, it } from 'vitest';

import { differencesOf } from './compare-looks';

const look = (...lines: readonly string[]) => `# storefront\n${lines.join('\n')}\n`;
const title = (...declarations: readonly string[]) =>
  look(' h1 hero.title  @ 10,20 300x40 | 1280: 10,20 600x40', ...declarations);

it('says nothing of what has stayed', () => {
  const same = title('\tcolor: ink', '\tmargin: 0px');
  expect(differencesOf(same, same)).toEqual([]);
});

it.each([
  ['another value', title('\tcolor: ink-soft'), ['- color: ink', '+ color: ink-soft']],
  ['a value that is gone', title(), ['- color: ink']],
  ['a new one', title('\tcolor: ink', '\topacity: 0'), ['+ opacity: 0']],
])('names the state, the element and %s', (_what, current, lines) => {
  const said = ['storefront: h1 hero.title', ...lines].join('\n  ');
  expect(differencesOf(title('\tcolor: ink'), current)).toEqual([said]);
});

it('names an element that is hidden in one window, and one that is gone', () => {
  const hidden = look(' h1 hero.title  @ 10,20 300x40 | 1280: hidden');
  expect(differencesOf(title(), hidden)).toEqual([expect.stringContaining('1280: hidden')]);
  expect(differencesOf(title(), look())).toEqual([expect.stringContaining('- h1 hero.title')]);
});

it('names states that are in one description alone', () => {
  expect(differencesOf(title(), '')).toEqual(['storefront: is in the recording alone']);
  expect(differencesOf('', title())).toEqual(['storefront: is not in the recording']);
});

it('takes a box that is moved by 2 px, or by a hundredth more, for the same', () => {
  const at = (size: string) => look(` p hero.text  @ 0,0 ${size}`);
  expect(differencesOf(at('500x40'), at('507x42'))).toEqual([]);
  expect(differencesOf(at('500x40'), at('508x40'))).toHaveLength(1);
  expect(differencesOf(at('500x40'), at('500x43'))).toHaveLength(1);
});

it('compares the sizes of declarations exactly, but for those of drawn parts', () => {
  expect(differencesOf(title('\tpadding: 12px'), title('\tpadding: 13px'))).toHaveLength(1);
  const part = (size: number) => title(`\t::before inline-size: ${size}px`);
  expect(differencesOf(part(100), part(102))).toEqual([]);
  expect(differencesOf(part(100), part(104))).toHaveLength(1);
});
