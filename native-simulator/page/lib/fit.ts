/** The space between and around the phones, px at any zoom. */
const stageGap = 24;
const stagePadding = { inline: 40, block: 28 };
/** The caption above a phone, px at any zoom. */
const captionHeight = 36;
/** The phone's frame, both sides together, px at full size. */
export const bezel = 24;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The scale at which all phones fit on the stage, from 0.2 to 1. */
export function fittingScale(stage: Size, screens: readonly Size[]): number {
  const width = screens.reduce((sum, screen) => sum + screen.width + bezel, 0);
  const height = Math.max(...screens.map((screen) => screen.height + bezel));
  const freeWidth = stage.width - stagePadding.inline - stageGap * (screens.length - 1);
  const freeHeight = stage.height - stagePadding.block - captionHeight;
  return Math.max(0.2, Math.min(1, freeWidth / width, freeHeight / height));
}
