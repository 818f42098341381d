import { useUnit } from 'effector-react';

import type { BookCard } from '@/shared/api/contract/values';
import type { PagedList } from '@/shared/api/create-paged-list';
import { clp } from '@/shared/i18n/fa/clp';
import { formatNumber } from '@/shared/i18n/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

/**
 * Announces the number of titles when they have loaded, also that there are none. It stays beside the list, because
 * screen readers do not read a status that is inserted with its text.
 */
export function AnnouncedCount<Query>({ list }: { list: PagedList<BookCard, Query> }) {
  const { items, total } = useUnit({ items: list.$items, total: list.$total });
  return (
    <VisuallyHidden>
      <span role="status">{items && clp.resultCount(formatNumber(total))}</span>
    </VisuallyHidden>
  );
}
