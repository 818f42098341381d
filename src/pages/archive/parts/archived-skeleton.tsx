import { BookListSkeleton } from '@/entities/audiobook/ui/book-list-skeleton';
import { library as texts } from '@/shared/i18n/fa/library';

/** Skeletons of the given number of archived books. */
export function ArchivedSkeleton({ count }: { count: number }) {
  return <BookListSkeleton rows={count} label={texts.loading} />;
}
