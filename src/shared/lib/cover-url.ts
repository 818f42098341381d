/**
 * Path of a cover picture on the site host. `width` in physical pixels; `version` makes a changed cover a new
 * address, so that it can be cached for long. Rule: docs/behaviour.md#covers
 */
export function coverUrl(audioBookId: number, version: number, width: number): string {
  return `/content/books/${audioBookId}/cover?v=${version}&w=${width}&h=${width}`;
}

/** Enough for a background that shows only the colours; it looks blurred without a filter. */
const TINT_WIDTH_PX = 24;

/** Path of a tiny cover, for its colours. */
export function coverTint(audioBookId: number, version: number): string {
  return coverUrl(audioBookId, version, TINT_WIDTH_PX);
}

/** The cover at `url` in another width. */
export function coverOfWidth(url: string, width: number): string {
  return url.replace(/([?&][wh])=\d+/g, `$1=${width}`);
}
