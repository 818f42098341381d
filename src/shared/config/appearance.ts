import type { ThemeColor } from '@/shared/browser/appearance';

/** `system` follows the preference of the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The sizes of text in percent of the browser's own; the profile page steps through them. */
export const textSizes = [100, 115, 130, 150, 175, 200] as const;

/** The ground of our own pages: `--paper` of colors.css, and the colours that index.html begins with. */
export const paperColor: ThemeColor = { light: '#faf6ee', dark: '#15120e' };

/** The colours for a device that prefers light, and for one that prefers dark. */
export function themeColorIn(theme: Theme, color: ThemeColor): ThemeColor {
  if (theme === 'system') return color;
  return { light: color[theme], dark: color[theme] };
}
