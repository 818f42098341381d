import { ComingBooks } from '@/entities/audiobook/ui/coming-books';
import { library as texts } from '@/shared/i18n/fa/library';

/** Skeletons of the given number of archived books. */
export function ArchivedSkeleton({ count }: { count: number }) {
  return <ComingBooks rows={count} label={texts.loading} />;
}
