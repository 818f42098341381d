import { textSizes, themes, type Theme } from '../config/appearance';
import type { StoredKey } from './stored-value';

// This key needs neither effector nor valibot: the script that runs before the first paint reads it as well.

export const libraryLayouts = ['grid', 'list'] as const;
export type LibraryLayout = (typeof libraryLayouts)[number];

/** The settings of this device. They belong to no user, so they survive a sign-out. */
export interface DeviceSettings {
  readonly theme: Theme;
  /** Percent of the browser's own text size, a whole number. */
  readonly textSize: number;
  /** The volume of the player, 0 to 1; 1 if it was never changed. */
  readonly volume?: number;
  readonly isMuted?: boolean;
  /** Whether playback begins a little earlier after a pause; so it does if this was never changed. */
  readonly smartRewind?: boolean;
  /** Whether the sound fades out at the end of the sleep timer; so it does if this was never changed. */
  readonly sleepFade?: boolean;
  /** How the library shows its books; as a grid if it was never changed. */
  readonly libraryLayout?: LibraryLayout;
}

type Field = keyof DeviceSettings;
const fields: readonly Field[] = [
  'theme',
  'textSize',
  'volume',
  'isMuted',
  'smartRewind',
  'sleepFade',
  'libraryLayout',
];

const [minTextSize] = textSizes;
const maxTextSize = Math.max(...textSizes);

export const defaultSettings: DeviceSettings = { theme: 'system', textSize: minTextSize };

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);
const isTextSize = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= minTextSize && Number(value) <= maxTextSize;
const isLayout = (value: unknown): value is LibraryLayout =>
  libraryLayouts.some((layout) => layout === value);
const isVolume = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;
const isFlag = (value: unknown): value is boolean | undefined =>
  value === undefined || typeof value === 'boolean';

/** `settings`. A missing field has its default; a wrong one makes the whole value invalid. */
export const deviceSettings: StoredKey<DeviceSettings> = {
  area: 'local',
  name: 'settings',
  parse(raw) {
    try {
      const value: unknown = JSON.parse(raw);
      if (typeof value !== 'object' || value === null) return null;
      if (!fields.some((field) => field in value)) return null;
      const {
        theme,
        textSize,
        volume,
        isMuted,
        smartRewind,
        sleepFade,
        libraryLayout,
      }: Partial<Record<Field, unknown>> = {
        ...defaultSettings,
        ...value,
      };
      if (!isTheme(theme) || !isTextSize(textSize)) return null;
      if (volume !== undefined && !isVolume(volume)) return null;
      if (!isFlag(isMuted) || !isFlag(smartRewind) || !isFlag(sleepFade)) return null;
      if (libraryLayout !== undefined && !isLayout(libraryLayout)) return null;
      return {
        ...{ theme, textSize },
        ...(volume !== undefined && { volume }),
        ...(isMuted !== undefined && { isMuted }),
        ...(smartRewind !== undefined && { smartRewind }),
        ...(sleepFade !== undefined && { sleepFade }),
        ...(libraryLayout !== undefined && { libraryLayout }),
      };
    } catch {
      return null;
    }
  },
  format: JSON.stringify,
};
