/** A device: its screen as it stands and the areas that it reserves, in CSS px. */
export interface Device {
  readonly name: string;
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** Whether the screen has a camera cutout. Its place depends on the platform. */
  readonly hasCutout: boolean;
  /** Height of the status bar, px. */
  readonly statusBar: number;
  /** Height of the gesture bar at the bottom edge, px. */
  readonly homeArea: number;
}

/** From the narrowest phone that is still in use to a large desktop window. */
export const devices = [
  row('narrow-320', 'Small phone · 320', 320, 640, false, 24, 0),
  row('android-360', 'Galaxy A · 360', 360, 800, true, 28, 20),
  row('iphone-375', 'iPhone SE · 375', 375, 667, false, 20, 0),
  row('phone-390', 'iPhone 15 · 390', 390, 844, true, 47, 24),
  row('pixel-412', 'Pixel 8 · 412', 412, 892, true, 32, 20),
  row('large-430', 'iPhone Pro Max · 430', 430, 932, true, 50, 24),
  row('tablet-820', 'Tablet · 820', 820, 1180, false, 24, 20),
  row('desktop-1280', 'Desktop · 1280', 1280, 800, false, 0, 0),
  row('desktop-1440', 'Desktop · 1440', 1440, 900, false, 0, 0),
  row('desktop-1920', 'Desktop · 1920', 1920, 1080, false, 0, 0),
] as const satisfies readonly Device[];

export type DeviceName = (typeof devices)[number]['name'];

export const deviceNames = devices.map(({ name }) => name);

export function deviceByName(name: DeviceName): Device {
  return devices.find((device) => device.name === name) ?? devices[3];
}

/** The size of the screen in its orientation, CSS px. */
export function screenSizeOf(
  device: Device,
  isLandscape: boolean,
): { width: number; height: number } {
  const { width, height } = device;
  return isLandscape ? { width: height, height: width } : { width, height };
}

function row<const N extends string>(
  name: N,
  label: string,
  width: number,
  height: number,
  hasCutout: boolean,
  statusBar: number,
  homeArea: number,
) {
  return { name, label, width, height, hasCutout, statusBar, homeArea };
}
