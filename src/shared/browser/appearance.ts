// Plain functions: the script that runs before the first paint calls them as well.

/** The look that the listener chose for this device. */
interface Appearance {
  readonly theme: 'system' | 'light' | 'dark';
  /** Percent of the browser's own text size. */
  readonly textSize: number;
}

/** The colour that the browser paints around the page, in the light and in the dark theme. */
export interface ThemeColor {
  readonly light: string;
  readonly dark: string;
}

/** Applies theme and text size to the page's root. `system` leaves the theme to the browser. */
export function applyAppearance({ theme, textSize }: Appearance): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  root.style.setProperty('--text-size', `${textSize}%`);
}

/** Replaces the colours of both `theme-color` tags: one is for light devices, the other for dark ones. */
export function applyThemeColor({ light, dark }: ThemeColor): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    // `meta.media` is newer than the oldest web views.
    meta.content = meta.getAttribute('media')?.includes('dark') === true ? dark : light;
  }
}
