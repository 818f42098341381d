/**
 * Address of a cover picture (contract, api). `width` in physical pixels; `version` makes a changed
 * cover a new address, so that it can be cached for long.
 */
export function coverUrl(audioBookId: number, version: number, width: number): string {
  return `/content/books/${audioBookId}/cover?v=${version}&w=${width}&h=${width}`;
}
