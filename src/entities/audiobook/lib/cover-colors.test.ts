import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { catalogue } from '@fixtures/catalog/catalogue';
import { longTail } from '@fixtures/catalog/long-tail';
import { titlePalette } from '@fixtures/media/cover-art/title-palette';
import type { Palette } from '@/shared/api/contract/values';
import { contrast, mix } from '@/shared/lib/contrast';

import { coverColors, type CoverColors } from './cover-colors';
import { paletteFromPixels } from './palette-from-pixels';

const TEXT = 4.5;
const LARGE = 3;

type Grounds = (colors: CoverColors) => readonly string[];
/** What text may stand on between the two ends of the gradient. */
const gradient: Grounds = ({ ground, ground2 }) =>
  [0, 0.25, 0.5, 0.75, 1].map((share) => mix(ground, ground2, share));

/** Every pair in use: the colour, what it is drawn on, and the contrast it needs. */
const pairs: readonly (readonly [keyof CoverColors, Grounds, number])[] = [
  ['onGround', gradient, TEXT],
  ['onGroundSoft', gradient, TEXT],
  ['accentText', gradient, TEXT],
  ['accent', gradient, LARGE],
  ['track', gradient, LARGE],
  ['onSolid', ({ onGround }) => [onGround], TEXT],
  ['onDeep', ({ deep }) => [deep], TEXT],
  // The surfaces of colors.css that a ring is drawn on.
  ['ringOnLight', () => ['#faf6ee', '#fffdf8', '#f1eadd'], LARGE],
  ['ringOnDark', () => ['#15120e', '#1f1b16', '#2a251e'], LARGE],
];

/** The pairs of a palette that are not readable, in words. */
function weakPairs(palette: Palette): string[] {
  const colors = coverColors(palette);
  return pairs.flatMap(([name, groundsOf, needed]) =>
    groundsOf(colors)
      .map((ground) => ({ ground, ratio: contrast(colors[name], ground) }))
      .filter(({ ratio }) => ratio < needed)
      .map(({ ground, ratio }) => `${name} ${colors[name]} on ${ground}: ${ratio.toFixed(2)}`),
  );
}

/** The distinct palettes of all titles, also of the generated long tail. */
const fixturePalettes = [
  ...new Map(
    [...catalogue, ...longTail(400, 1)]
      .flatMap((book) => titlePalette(book) ?? [])
      .map((palette) => [JSON.stringify(palette), palette] as const),
  ).values(),
];

const hex = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
const anyPalette: fc.Arbitrary<Palette> = fc.record({
  ground: hex,
  ground2: hex,
  deep: hex,
  main: hex,
  accent: hex,
  ink: hex,
});

describe('the palettes of the fixtures', () => {
  it('differ: a shelf has several colours', () => {
    expect(fixturePalettes.length).toBeGreaterThanOrEqual(12);
  });

  it.each(fixturePalettes)('are readable on $ground to $ground2', (palette) => {
    expect(weakPairs(palette)).toEqual([]);
  });

  it.each(fixturePalettes)('keep the ground of the cover $ground', (palette) => {
    const { ground, ground2 } = coverColors(palette);
    expect([ground, ground2]).toEqual([palette.ground, palette.ground2]);
  });
});

it('makes any palette readable', () => {
  fc.assert(
    fc.property(anyPalette, (palette) => {
      expect(weakPairs(palette)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('makes the palette of any picture readable', () => {
  const picture = fc.uint8Array({ minLength: 1024, maxLength: 1024 });
  fc.assert(
    fc.property(picture, (bytes) => {
      const palette = paletteFromPixels(new Uint8ClampedArray(bytes));
      expect(palette === null ? [] : weakPairs(palette)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

it('strengthens an accent with its hue', () => {
  const { accent } = coverColors({
    ground: '#cde7df',
    ground2: '#8dc8c0',
    deep: '#0d3f4a',
    main: '#22848b',
    accent: '#e06a36',
    ink: '#0c3843',
  });
  expect(accent).toBe(mix('#e06a36', '#000000', 0.28));
});

it('leaves a colour as it is where it is strong enough already', () => {
  const kept: readonly (readonly [keyof CoverColors, keyof Palette])[] = [
    ['onGround', 'ink'],
    ['accent', 'accent'],
    ['accentText', 'accent'],
    ['ringOnLight', 'main'],
    ['ringOnDark', 'main'],
  ];
  const changedInVain = (palette: Palette) => {
    const colors = coverColors(palette);
    return kept.filter(([name, source]) => {
      const [, groundsOf, needed] = pairs.find(([other]) => other === name)!;
      const isStrong = groundsOf(colors).every(
        (ground) => contrast(palette[source], ground) >= needed,
      );
      return isStrong && colors[name] !== palette[source];
    });
  };
  for (const palette of fixturePalettes) expect(changedInVain(palette)).toEqual([]);
});

it('mixes quiet text and tracks of the text and the ground', () => {
  const black = { ground: '#000000', ground2: '#000000', deep: '#000000' } as const;
  const { onGroundSoft, track } = coverColors({
    ...black,
    ...{ main: '#888888', accent: '#888888', ink: '#ffffff' },
  });
  expect([onGroundSoft, track]).toEqual(
    [0.28, 0.62].map((share) => mix('#ffffff', '#000000', share)),
  );
});

it('writes on a solid button in the darkest colour or the ground, whichever is seen better', () => {
  const black = { ground: '#000000', ground2: '#000000', deep: '#000000' } as const;
  const others = { main: '#888888', accent: '#888888' } as const;
  expect(coverColors({ ...black, ...others, deep: '#555555', ink: '#ffffff' }).onSolid).toBe(
    '#000000',
  );
  expect(coverColors({ ...black, ...others, ground: '#333333', ink: '#ffffff' }).onSolid).toBe(
    '#000000',
  );
  expect(coverColors({ ...black, ...others, ink: '#ffffff' }).onDeep).toBe('#ffffff');
});

it('moves a ring towards black by day and towards white by night', () => {
  const { ringOnLight, ringOnDark } = coverColors({
    ...{ ground: '#808080', ground2: '#808080', deep: '#000000', ink: '#ffffff' },
    ...{ main: '#e0e0e0', accent: '#ffffff' },
  });
  expect(contrast(ringOnLight, '#f1eadd')).toBeGreaterThanOrEqual(LARGE);
  expect(contrast(ringOnLight, '#f1eadd')).toBeLessThan(LARGE + 0.3);
  expect(ringOnDark).toBe('#e0e0e0');
  const dark = coverColors({
    ...{ ground: '#808080', ground2: '#808080', deep: '#000000', ink: '#ffffff' },
    ...{ main: '#101010', accent: '#ffffff' },
  });
  expect(dark.ringOnLight).toBe('#101010');
  expect(contrast(dark.ringOnDark, '#2a251e')).toBeLessThan(LARGE + 0.3);
});
