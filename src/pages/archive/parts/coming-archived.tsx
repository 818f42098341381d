import { ComingBooks } from '@/entities/audiobook/ui/coming-books';
import { library as words } from '@/shared/i18n/fa/library';

/** Keeps the place of so many archived books. */
export function ComingArchived({ count }: { count: number }) {
  return <ComingBooks rows={count} label={words.loading} />;
}
