import { textSizes, themes, type Theme } from '../config/appearance';
import type { StoredKey } from './stored-value';

// This key needs neither effector nor valibot: the script that runs before the first paint reads it as well.

/** The settings of this device. They belong to no user, so they survive a sign-out. */
export interface DeviceSettings {
  readonly theme: Theme;
  /** Percent of the browser's own text size, a whole number. */
  readonly textSize: number;
}

const [minTextSize] = textSizes;
const maxTextSize = Math.max(...textSizes);

export const defaultSettings: DeviceSettings = { theme: 'system', textSize: minTextSize };

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);
const isTextSize = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= minTextSize && Number(value) <= maxTextSize;

/** `settings`. A missing field has its default; a wrong one makes the whole value invalid. */
export const deviceSettings: StoredKey<DeviceSettings> = {
  area: 'local',
  name: 'settings',
  parse(raw) {
    try {
      const value: unknown = JSON.parse(raw);
      if (typeof value !== 'object' || value === null) return null;
      if (!('theme' in value) && !('textSize' in value)) return null;
      const { theme, textSize } = { ...defaultSettings, ...value };
      return isTheme(theme) && isTextSize(textSize) ? { theme, textSize } : null;
    } catch {
      return null;
    }
  },
  format: JSON.stringify,
};
