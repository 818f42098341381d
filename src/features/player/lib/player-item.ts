import { common } from '@/shared/i18n/fa/common';
import { coverUrl } from '@/shared/lib/cover-url';
import { fullName } from '@/shared/lib/full-name';
import type { PlayerInfo } from '@/shared/storage/keys';

import type { PlayerItem } from '../model/queue';

/** Width in px of the cover that the full player shows. */
const COVER_WIDTH = 512;

/** The fields that a card and a book's detail have in common. */
interface PlayableBook extends Pick<
  PlayerItem,
  'audioBookId' | 'identifier' | 'title' | 'palette'
> {
  readonly recordVersion: number;
  readonly authors: readonly Parameters<typeof fullName>[0][];
}

/** The player's item for a book: its sample, or the whole book. */
export function playerItemOf(book: PlayableBook, part: 'sample' | 'whole'): PlayerItem {
  const { audioBookId, identifier, title, recordVersion, authors, palette } = book;
  return {
    audioBookId,
    identifier,
    title,
    author: authors.map(fullName).join(common.listComma),
    image: coverUrl(audioBookId, recordVersion, COVER_WIDTH),
    palette,
    isSample: part === 'sample',
  };
}

/** The player's item that was stored; the chapter that is stored with it is no part of the item. */
export function storedItemOf(info: PlayerInfo): PlayerItem {
  const { audioBookId, identifier, title, author, image, palette, sample } = info;
  return { audioBookId, identifier, title, author, image, palette, isSample: sample };
}
