/** What lies between and around the phones, px at any zoom. */
export const stageGap = 24;
export const stagePadding = { inline: 40, block: 28 };
/** The name above a phone, px at any zoom. */
export const captionHeight = 36;
/** The phone's own edge on both sides together, px at full size. */
export const bezel = 24;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The factor at which all phones can be seen at once on a stage; never larger than life. */
export function fittingScale(stage: Size, screens: readonly Size[]): number {
  const width = screens.reduce((sum, screen) => sum + screen.width + bezel, 0);
  const height = Math.max(...screens.map((screen) => screen.height + bezel));
  const freeWidth = stage.width - stagePadding.inline - stageGap * (screens.length - 1);
  const freeHeight = stage.height - stagePadding.block - captionHeight;
  return Math.max(0.2, Math.min(1, freeWidth / width, freeHeight / height));
}
