import { BookListSkeleton } from '@/entities/audiobook/ui/book-list-skeleton';
import { library as texts } from '@/shared/i18n/fa/library';

const FIRST_ROWS = 8;
const MORE_ROWS = 2;

/** Skeletons of the first view with its count, or of the next few books. */
export function OwnedSkeleton({ isFirst = false }: { isFirst?: boolean }) {
  return isFirst ? (
    <BookListSkeleton rows={FIRST_ROWS} label={texts.loading} hasCount />
  ) : (
    <BookListSkeleton rows={MORE_ROWS} label={texts.loadingMore} />
  );
}
