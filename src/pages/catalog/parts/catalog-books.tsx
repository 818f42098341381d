import { useUnit } from 'effector-react';

import { FirstBookListSkeleton } from '@/entities/audiobook/ui/book-list-skeleton';
import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { AnnouncedCount } from '@/features/book-listing/ui/announced-count';
import { ListedBooks } from '@/features/book-listing/ui/listed-books';
import { catalog as texts } from '@/shared/i18n/fa/catalog';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { NoResultsPicture } from '@/shared/ui/state-message/pictures/no-results-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { catalogBooks, catalogRetryClicked } from '../model';

import { SortTabs } from './sort-tabs';

/** The titles in the chosen order, or the reason why there are none. */
export function CatalogBooks() {
  return (
    <>
      <AnnouncedCount list={catalogBooks} />
      <Titles />
    </>
  );
}

function Titles() {
  const { items, error, retry } = useUnit({
    items: catalogBooks.$items,
    error: catalogBooks.$error,
    retry: catalogRetryClicked,
  });
  if (items?.length === 0) {
    return (
      <StateMessage
        size="section"
        picture={<NoResultsPicture />}
        text={texts.empty}
        action={
          <ButtonLink to="/" kind="outline">
            {texts.toShop}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <SortTabs />
      {items && <ListedBooks list={catalogBooks} />}
      {!items && error && <LoadFailed size="section" error={error} onRetry={() => retry()} />}
      {!items && !error && <FirstBookListSkeleton label={texts.loading} />}
    </>
  );
}
