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
