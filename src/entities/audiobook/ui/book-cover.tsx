import { contentTypes } from '@/shared/api/contract/codes';
import { coverUrl } from '@/shared/lib/cover-url';
import { Cover, type CoverKind } from '@/shared/ui/cover/cover';
import { moonFraction } from '@/shared/ui/moon/moon-fraction';

import { useSiteUrl } from './use-site-url';

/** The widths that are requested, in physical pixels: few, so that caches are effective. */
const widths = [96, 160, 250, 512] as const;

/** The book data that a cover needs. */
export interface CoveredBook {
  readonly audioBookId: number;
  readonly recordVersion: number;
  readonly title: string;
  /** A title without a type has the form of a book. */
  readonly contentType?: number | undefined;
  /** In seconds. A capsule shows it as the phase of the moon. */
  readonly duration?: number | undefined;
}

interface BookCoverProps {
  book: CoveredBook;
  /** The displayed width, as in the HTML attribute `sizes`: '132px'. */
  sizes: string;
  /** Empty where the title is shown beside the cover. */
  alt?: string | undefined;
  /** Loads at once with high priority: one of the first pictures of the page. */
  isEager?: boolean | undefined;
  className?: string | undefined;
}

const kinds: Readonly<Record<number, CoverKind>> = {
  [contentTypes.audioBook]: 'book',
  [contentTypes.capsule]: 'capsule',
  [contentTypes.audioSeries]: 'series',
  [contentTypes.podcast]: 'podcast',
};

/** A book's cover in the form of its product, and in the width that fits the layout and the screen. */
export function BookCover({ book, ...props }: BookCoverProps) {
  const siteUrl = useSiteUrl();
  const urlOf = (width: number) => siteUrl(coverUrl(book.audioBookId, book.recordVersion, width));
  return (
    <Cover
      {...props}
      kind={book.contentType === undefined ? undefined : kinds[book.contentType]}
      src={urlOf(250)}
      srcSet={widths.map((width) => `${urlOf(width)} ${width}w`).join(', ')}
      title={book.title}
      moon={book.duration ? moonFraction(book.duration) : undefined}
    />
  );
}
