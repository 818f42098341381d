/** An address as the browser reads it, or null. `URL.canParse` is younger than the web views that we support. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
