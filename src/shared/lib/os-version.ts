/**
 * The version of the operating system in a user agent; null where it names none. Only Android and iOS count: desktop
 * systems number their versions differently.
 */
export function osVersion(userAgent: string): string | null {
  const [, android] = /\bAndroid (\d[\d.]*)/.exec(userAgent) ?? [];
  const [, ios] = /\b(?:iPhone|CPU) OS (\d[\d_]*)/.exec(userAgent) ?? [];
  return android ?? ios?.replaceAll('_', '.') ?? null;
}
