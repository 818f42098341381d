/** A window, in CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sizes that every page of the app is made for: small phone, phone, phone on its side, desktop. */
export const phoneSizes: readonly Size[] = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
export const desktopSizes: readonly Size[] = [{ width: 1280, height: 800 }];

/** The simulator stands on a developer's desk. */
export const simulatorSizes: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 1600, height: 900 },
];

export const themes = ['light', 'dark'] as const;
