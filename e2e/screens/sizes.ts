/** A window, in CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The window sizes of the app: small phone, phone, phone in landscape, and three desktops. */
export const phoneSizes: readonly Size[] = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
export const desktopSizes: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** The simulator runs on a desktop. */
export const simulatorSizes: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 1600, height: 900 },
];

export const themes = ['light', 'dark'] as const;
