import { useUnit } from 'effector-react';

import { library as texts } from '@/shared/i18n/fa/library';
import { LinkTabs } from '@/shared/ui/link-tabs/link-tabs';

import { libraryPath, libraryTabs, type LibraryTab } from '../lib/library-query';
import { $libraryQuery } from '../model';

const labels: Readonly<Record<LibraryTab, string>> = {
  ...texts.filter,
  wishes: texts.wishes,
  archived: texts.archived,
};

/** The books by their progress, the wishes and the archive; each tab is an address. */
export function Tabs() {
  const query = useUnit($libraryQuery);
  const tabs = libraryTabs.map((tab) => ({
    ...{ id: tab, to: libraryPath({ ...query, tab }), label: labels[tab] },
  }));
  return <LinkTabs label={texts.tabs} tabs={tabs} chosen={query.tab} />;
}
