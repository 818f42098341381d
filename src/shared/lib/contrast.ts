/** WCAG 2.2: the contrast of text, and of large text, icons and tracks. */
export const TEXT_CONTRAST = 4.5;
export const LARGE_CONTRAST = 3;

const WHITE = '#ffffff';
const BLACK = '#000000';
/** Colours are mixed in steps of a fiftieth. */
const STEPS = 50;

const channelsOf = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Mixes two colours (`#rrggbb`). `share` is the part of the second, 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const target = channelsOf(to);
  const mixed = channelsOf(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The relative luminance of a colour, 0 to 1, as WCAG defines it. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** Black or white, whichever has more contrast on `ground`; that is at least 4.58. */
export function poleOf(ground: string): string {
  return contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK;
}

/** Mixes as little of `to` into `from` as makes `isEnough` true; all of it if nothing does. */
export function mixUntil(from: string, to: string, isEnough: (mixed: string) => boolean): string {
  for (let step = 0; step < STEPS; step += 1) {
    const mixed = mix(from, to, step / STEPS);
    if (isEnough(mixed)) return mixed;
  }
  return to;
}
