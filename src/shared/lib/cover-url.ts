/**
 * Address of a cover picture (contract, api). `width` in physical pixels; `version` makes a changed
 * cover a new address, so that it can be cached for long.
 */
export function coverUrl(audioBookId: number, version: number, width: number): string {
  return `/content/books/${audioBookId}/cover?v=${version}&w=${width}&h=${width}`;
}

/** Wide enough for a ground of which only the colours are seen; it comes out of focus as it is. */
const tintWidth = 24;

/** Address of a cover's colours. */
export function coverTint(audioBookId: number, version: number): string {
  return coverUrl(audioBookId, version, tintWidth);
}

/** Address of the colours of the cover at `url`, whatever its width. */
export function tintOfCover(url: string): string {
  return url.replace(/([?&][wh])=\d+/g, `$1=${tintWidth}`);
}
