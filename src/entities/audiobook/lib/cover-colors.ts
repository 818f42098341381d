import type { Palette } from '@/shared/api/contract/values';
import {
  contrast,
  LARGE_CONTRAST,
  mix,
  mixUntil,
  poleOf,
  TEXT_CONTRAST,
} from '@/shared/lib/contrast';

/** Colours that can be seen on each other, whatever the palette they come from. */
export interface CoverColors {
  readonly ground: string;
  readonly ground2: string;
  readonly deep: string;
  readonly main: string;
  /** The accent, strong enough for large text, icons and tracks on the ground. */
  readonly accent: string;
  /** The accent, strong enough for text. */
  readonly accentText: string;
  /** Text on the ground, also the fill of a solid button. */
  readonly onGround: string;
  /** Quiet text on the ground. */
  readonly onGroundSoft: string;
  /** The empty part of a track on the ground. */
  readonly track: string;
  /** Text on the fill of a solid button. */
  readonly onSolid: string;
  /** Text on `deep`. */
  readonly onDeep: string;
  /** A ring in the main colour on the surfaces of the light theme. */
  readonly ringOnLight: string;
  /** The same on those of the dark theme. */
  readonly ringOnDark: string;
}

/** Of the surfaces in colors.css, those with the least contrast to a ring: `--sunken`. */
const hardestSurfaces = { light: '#f1eadd', dark: '#2a251e' } as const;

/** The part of the ground in quiet text, and in tracks, before both are made strong enough. */
const SOFT_SHARE = 0.28;
const TRACK_SHARE = 0.62;

/** Points of the gradient that text may be on; colours between two others can be darker than both. */
const GRADIENT_POINTS = [0, 0.25, 0.5, 0.75, 1];

/**
 * The colours of a palette, moved towards black or white as far as contrast requires. The palettes of
 * the fixtures need this for accents only; what a server sends may need more.
 */
export function coverColors({ ground, ground2, deep, main, accent, ink }: Palette): CoverColors {
  const pole = poleOf(ground);
  const isTextOn = (text: string, ...grounds: string[]) =>
    grounds.every((each) => contrast(text, each) >= TEXT_CONTRAST);
  const gradient = (end: string) => GRADIENT_POINTS.map((share) => mix(ground, end, share));
  const bottom = mixUntil(ground2, ground, (end) => isTextOn(pole, ...gradient(end)));
  const grounds = gradient(bottom);
  const isText = (text: string) => isTextOn(text, ...grounds);
  const isLarge = (shape: string) =>
    grounds.every((each) => contrast(shape, each) >= LARGE_CONTRAST);

  const onGround = mixUntil(ink, pole, isText);
  const seenOn = (surface: string) => (ring: string) => contrast(ring, surface) >= LARGE_CONTRAST;
  return {
    ground,
    ground2: bottom,
    deep,
    main,
    accent: mixUntil(accent, pole, isLarge),
    accentText: mixUntil(accent, pole, isText),
    onGround,
    onGroundSoft: mixUntil(mix(onGround, ground, SOFT_SHARE), onGround, isText),
    track: mixUntil(mix(onGround, ground, TRACK_SHARE), onGround, isLarge),
    onSolid: bestOn(onGround, deep, ground),
    onDeep: bestOn(deep, ink, ground),
    ringOnLight: mixUntil(main, '#000000', seenOn(hardestSurfaces.light)),
    ringOnDark: mixUntil(main, '#ffffff', seenOn(hardestSurfaces.dark)),
  };
}

/** The one of two colours with more contrast on `ground`, made strong enough for text. */
function bestOn(ground: string, one: string, other: string): string {
  const best = contrast(one, ground) >= contrast(other, ground) ? one : other;
  return mixUntil(best, poleOf(ground), (text) => contrast(text, ground) >= TEXT_CONTRAST);
}
