import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

import { paperColor } from '@/shared/config/appearance';

const read = (file: string) => readFileSync(resolve(import.meta.dirname, file), 'utf8');
const css = read('colors.css');

const colors = new Map(
  [...css.matchAll(/--([\w-]+): (?:light-dark\()?(#[\da-f]{6})(?:, (#[\da-f]{6})\))?;/g)].map(
    ([, name, light, dark = light]) => [name!, { light: light!, dark: dark! }] as const,
  ),
);

/** The result of drawing a colour over another. */
function blend(over: string, under: string, opacity: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [front, ground] = [over, under].map((hex) =>
      Number.parseInt(hex.slice(start, start + 2), 16),
    );
    return Math.round(front! * opacity + ground! * (1 - opacity));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dim! + 0.05);
}

const surfaces = ['paper', 'raised', 'sunken'] as const;
const onEverySurface = (name: string) => surfaces.map((surface) => [name, surface] as const);

/** Text and background: WCAG 1.4.3, 4.5:1. */
const text = [
  ...['ink', 'ink-soft', 'ink-faint', 'blue-ink', 'saffron-ink', 'danger-ink'].flatMap(
    onEverySurface,
  ),
  ['on-blue', 'blue'],
  ['on-blue', 'blue-pressed'],
  ['on-saffron', 'saffron'],
  ['on-saffron', 'saffron-pressed'],
  ['on-danger', 'danger'],
  ['on-notice', 'notice'],
  ['paper', 'ink'],
  ['paper', 'ink-pressed'],
  ['blue-ink', 'blue-soft'],
  ['saffron-ink', 'saffron-soft'],
  ['danger-ink', 'danger-soft'],
  ['ink', 'blue-soft'],
  ['ink', 'saffron-soft'],
  ['ink', 'danger-soft'],
  ...[1, 2, 3, 4, 5].map((cloth) => ['on-cloth', `cloth-${cloth}`] as const),
  ...['on-night', 'night-soft', 'moon'].map((name) => [name, 'night'] as const),
  ['on-night', 'night-raised'],
  ...['ground', 'ground-2', 'deep'].flatMap((ground) => [
    ['on-ground', ground] as const,
    ['accent', ground] as const,
  ]),
  ...['on-ground-soft', 'accent-text'].flatMap((name) => [
    [name, 'ground'] as const,
    [name, 'ground-2'] as const,
  ]),
  ['on-solid', 'on-ground'],
  ['on-deep', 'deep'],
] as const;

/** Outlines, icons and fills that identify a control: WCAG 1.4.11, 3:1. */
const graphics = [
  ...['edge', 'focus', 'blue', 'dot'].flatMap(onEverySurface),
  ['moon', 'moon-dim'],
  ['main', 'ground'],
  ['main', 'ground-2'],
  ['track', 'ground'],
  ['track', 'ground-2'],
] as const;

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const ratio = ([front, ground]: readonly [string, string]) => {
    const pair = [colors.get(front), colors.get(ground)];
    expect(pair, `${front} and ${ground} are tokens`).not.toContain(undefined);
    return contrast(pair[0]![theme], pair[1]![theme]);
  };

  it.each(text)('has readable contrast of %s on %s', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphics)('has visible contrast of %s on %s', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });

  it.each(onEverySurface(`ring-on-${theme}`))('has visible contrast of %s on %s', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });

  it.each(['#000000', '#ffffff'])(
    'lets ink be read on the wash over a cover all of %s',
    (cover) => {
      const percent = /--wash: light-dark\(rgb\(.*? (\d+)%\), rgb\(.*? (\d+)%\)\);/.exec(css)!;
      const opacity = Number(theme === 'light' ? percent[1] : percent[2]) / 100;
      const ground = blend(colors.get('paper')![theme], cover, opacity);
      expect(contrast(colors.get('ink')![theme], ground)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe.each(['light', 'dark'] as const)('the %s theme tells apart', (theme) => {
  const value = (name: string) => colors.get(name)![theme];
  const rising = (names: readonly string[], ground: string) => {
    const ratios = names.map((name) => contrast(value(name), value(ground)));
    expect(ratios, `${names.join(' < ')} on ${ground}`).toEqual([...ratios].sort((a, b) => a - b));
  };
  /** The colour that a token with an opacity gives to the paper. */
  const onPaper = (name: string) => {
    const both = new RegExp(`--${name}: light-dark\\(rgb\\((.*?)%\\), rgb\\((.*?)%\\)\\);`).exec(
      css,
    )!;
    const [red, green, blue, percent] = both[theme === 'light' ? 1 : 2]!.match(/\d+/g)!.map(Number);
    const hex = [red, green, blue].map((each) => each!.toString(16).padStart(2, '0')).join('');
    return blend(`#${hex}`, value('paper'), percent! / 100);
  };

  it.each(surfaces)('what lies on %s: lines, edges of controls, and three inks', (ground) => {
    rising(['line', 'line-strong', 'edge'], ground);
    rising(['ink-faint', 'ink-soft', 'ink'], ground);
    expect(contrast(value('line'), value(ground))).toBeGreaterThanOrEqual(1.1);
  });

  it('grounds from the paper', () => {
    expect(luminance(value('raised'))).toBeGreaterThan(luminance(value('paper')));
    for (const ground of ['sunken', 'skeleton', 'blue-soft', 'danger-soft'])
      expect(contrast(value(ground), value('paper')), ground).toBeGreaterThanOrEqual(1.1);
    for (const veil of ['veil', 'cover-edge'])
      expect(contrast(onPaper(veil), value('paper')), veil).toBeGreaterThanOrEqual(1.1);
  });

  it('what is pressed from what is not', () => {
    for (const name of ['blue', 'saffron', 'ink'])
      expect(contrast(value(`${name}-pressed`), value(name)), name).toBeGreaterThanOrEqual(1.1);
  });

  it('what a dialog lies on from the dialog', () => {
    const dialog = luminance(value('raised'));
    expect((dialog + 0.05) / (luminance(onPaper('scrim')) + 0.05)).toBeGreaterThanOrEqual(1.15);
    expect(luminance(onPaper('scrim'))).toBeLessThan(luminance(value('paper')) / 2);
  });
});

const declared = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/(--motion-[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );

it('stops every motion for listeners and systems that want none', () => {
  const [moving = '', ...still] = read('tokens.css').split(
    /@media \(prefers-reduced-motion|\nhtml\[data-motion/,
  );
  const names = Object.keys(declared(moving));
  expect(names).toContain('--motion-draw');
  expect(still).toHaveLength(2);
  for (const block of still) {
    const values = declared(block);
    expect(Object.keys(values)).toEqual(names);
    expect(new Set(Object.values(values))).toEqual(new Set(['0ms']));
  }
});

it('gives the paper the colour that the browser paints around the page', () => {
  expect(colors.get('paper')).toEqual(paperColor);
});
