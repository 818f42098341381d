/** One file of a chapter's stream. */
export interface StreamPart {
  /** The name under which it is kept. */
  readonly name: string;
  /** Its signed address, which is not kept. */
  readonly url: string;
}

/** The stream of a chapter as it is kept. */
export interface StreamParts {
  readonly parts: readonly StreamPart[];
  /** The playlist with the names of the parts in place of their addresses. */
  readonly playlist: string;
}

/** The tags that a kept playlist takes over; any other could hold an address of the server. */
const keptTag =
  /^#(?:EXTM3U|EXTINF:|EXT-X-(?:VERSION|TARGETDURATION|MEDIA-SEQUENCE|PLAYLIST-TYPE|INDEPENDENT-SEGMENTS|DISCONTINUITY|ENDLIST))/;
/** What this code does not understand: variants, keys, parts of files. */
const unknownTag = /^#EXT-X-(?:STREAM-INF|KEY:(?!METHOD=NONE)|BYTERANGE|PART|SKIP)|BYTERANGE=/;

/**
 * Reads the playlist at `address`. Null for one that is not complete, or has features that cannot be kept, such
 * as encryption.
 */
export function readStreamParts(text: string, address: string): StreamParts | null {
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  if (lines[0] !== '#EXTM3U' || !lines.includes('#EXT-X-ENDLIST')) return null;
  if (lines.some((line) => unknownTag.test(line))) return null;
  const parts: StreamPart[] = [];
  const keep = (uri: string) => {
    const name = `${parts.length}.m4s`;
    parts.push({ name, url: new URL(uri, address).href });
    return name;
  };
  const kept: string[] = [];
  for (const line of lines) {
    const [, map] = /^#EXT-X-MAP:.*URI="([^"]+)"/.exec(line) ?? [];
    if (map !== undefined) kept.push(`#EXT-X-MAP:URI="${keep(map)}"`);
    else if (!line.startsWith('#')) kept.push(keep(line));
    else if (keptTag.test(line)) kept.push(line);
  }
  return parts.length === 0 ? null : { parts, playlist: `${kept.join('\n')}\n` };
}
