import { useUnit } from 'effector-react';

import { $canKeep } from '@/features/kept-books/model/books';
import { keptBooks } from '@/shared/i18n/fa/kept-books';
import { library as texts } from '@/shared/i18n/fa/library';
import { LinkTabs } from '@/shared/ui/link-tabs/link-tabs';

import { libraryPath, libraryTabs, type LibraryTab } from '../lib/library-query';
import { $libraryQuery } from '../model';

const labels: Readonly<Record<LibraryTab, string>> = {
  ...texts.filter,
  kept: keptBooks.mark,
  wishes: texts.wishes,
  archived: texts.archived,
};

/** The books by their progress, those on the device, the wishes and the archive; each tab is an address. */
export function Tabs() {
  const { query, canKeep } = useUnit({ query: $libraryQuery, canKeep: $canKeep });
  const shown = libraryTabs.filter((tab) => tab !== 'kept' || canKeep);
  const tabs = shown.map((tab) => ({
    ...{ id: tab, to: libraryPath({ ...query, tab }), label: labels[tab] },
  }));
  return <LinkTabs label={texts.tabs} tabs={tabs} chosen={query.tab} />;
}
