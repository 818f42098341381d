import { coverUrl } from '@/shared/lib/cover-url';
import { Cover } from '@/shared/ui/cover/cover';

/** The widths that are asked of the server, in physical pixels: few, so that caches hold them. */
const widths = [96, 160, 250, 512] as const;

/** What a cover needs to know of its book. */
export interface CoveredBook {
  readonly audioBookId: number;
  readonly recordVersion: number;
  readonly title: string;
}

interface BookCoverProps {
  book: CoveredBook;
  /** The width on the page, as in the `sizes` of HTML: '132px'. */
  sizes: string;
  /** Empty where the title stands beside the cover. */
  alt?: string | undefined;
  /** One of the first pictures of the page. */
  isEager?: boolean | undefined;
  className?: string | undefined;
}

/** A book's cover, in the width that fits its place and the screen. */
export function BookCover({ book, ...props }: BookCoverProps) {
  const urlOf = (width: number) => coverUrl(book.audioBookId, book.recordVersion, width);
  return (
    <Cover
      {...props}
      src={urlOf(250)}
      srcSet={widths.map((width) => `${urlOf(width)} ${width}w`).join(', ')}
      title={book.title}
    />
  );
}
