import type { Palette } from '@/shared/api/contract/values';
import { luminance, mix, mixUntil, poleOf } from '@/shared/lib/contrast';

type Rgb = readonly [red: number, green: number, blue: number];

/** Neighbouring colours of a picture as one. */
interface Cluster {
  readonly rgb: Rgb;
  readonly count: number;
}

/** Colours in one cube of this side count as the same at first. */
const CUBE = 32;
/** Clusters nearer than this are one. */
const NEAR = 44;
/** A picture with fewer opaque pixels than this shows no colours. */
const MIN_PIXELS = 32;
const OPAQUE = 128;
/** Luminance of the darkest colour, for bands. */
const DEEP_LUMINANCE = 0.03;

/** Finds the roles of a palette in RGBA pixels. Null for a picture that is mostly transparent. */
export function paletteFromPixels(pixels: Uint8ClampedArray): Palette | null {
  const [ground, ...others] = clustersOf(pixels);
  if (!ground) return null;
  const groundHex = hexOf(ground.rgb);
  const pole = poleOf(groundHex);
  const liveliest = (score: (cluster: Cluster) => number) =>
    others.toSorted((a, b) => score(b) - score(a))[0];
  const main = liveliest(({ rgb, count }) => chromaOf(rgb) * Math.sqrt(count));
  const accent = liveliest(({ rgb }) => chromaOf(rgb) * distance(rgb, ground.rgb));
  const darkest = [ground, ...others]
    .map(({ rgb }) => hexOf(rgb))
    .reduce((a, b) => (luminance(b) < luminance(a) ? b : a));
  const deep = mixUntil(darkest, '#000000', (colour) => luminance(colour) <= DEEP_LUMINANCE);
  const mainHex = main ? hexOf(main.rgb) : mix(groundHex, pole, 0.3);
  return {
    ground: groundHex,
    ground2: pole === '#ffffff' ? mix(groundHex, deep, 0.5) : mix(groundHex, mainHex, 0.25),
    deep,
    main: mainHex,
    accent: accent ? hexOf(accent.rgb) : mix(groundHex, pole, 0.6),
    ink: mix(pole, groundHex, 0.08),
  };
}

/** The colours of the picture, the most frequent first. */
function clustersOf(pixels: Uint8ClampedArray): Cluster[] {
  const cubes = new Map<string, { sum: [number, number, number]; count: number }>();
  let opaque = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < OPAQUE) continue;
    opaque += 1;
    const key = [red, green, blue].map((value) => Math.floor(value / CUBE)).join();
    const { sum, count } = cubes.get(key) ?? { sum: [0, 0, 0], count: 0 };
    cubes.set(key, { sum: [sum[0] + red, sum[1] + green, sum[2] + blue], count: count + 1 });
  }
  if (opaque < MIN_PIXELS) return [];
  const found = [...cubes.values()].map(({ sum: [red, green, blue], count }): Cluster => ({
    rgb: [red / count, green / count, blue / count],
    count,
  }));
  return merged(found.sort((a, b) => b.count - a.count));
}

/** Joins each cluster to the first larger one nearby. */
function merged(clusters: readonly Cluster[]): Cluster[] {
  const kept: Cluster[] = [];
  for (const cluster of clusters) {
    const index = kept.findIndex(({ rgb }) => distance(rgb, cluster.rgb) < NEAR);
    const near = kept[index];
    if (near) kept[index] = { rgb: near.rgb, count: near.count + cluster.count };
    else kept.push(cluster);
  }
  return kept.sort((a, b) => b.count - a.count);
}

const distance = (one: Rgb, other: Rgb) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** 0 for grey to 255. */
const chromaOf = (rgb: Rgb) => Math.max(...rgb) - Math.min(...rgb);

const hexOf = (rgb: Rgb) =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
