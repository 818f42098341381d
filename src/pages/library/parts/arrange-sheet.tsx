import { useUnit } from 'effector-react';

import { contentTypes } from '@/shared/api/contract/codes';
import { common } from '@/shared/i18n/fa/common';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { library as texts } from '@/shared/i18n/fa/library';
import { Sheet } from '@/shared/ui/dialog/sheet';
import { RadioList } from '@/shared/ui/radio-list/radio-list';

import { arrangementPicked, arrangeSheet } from '../arrangement';
import { librarySorts } from '../lib/library-query';
import { $libraryQuery } from '../model';

import styles from './arrange-sheet.module.css';

const ALL_TYPES = -1;
const sorts = librarySorts.map((id) => ({ id, label: texts.sorts[id] }));
const types = [
  { id: ALL_TYPES, label: texts.allTypes },
  ...Object.values(contentTypes).map((id) => ({ id, label: contentTypeNames[id].one })),
];

/** The order of the books and their type; a choice closes the sheet. */
export default function ArrangeSheet() {
  const { isOpen, query, closed, picked } = useUnit({
    isOpen: arrangeSheet.$isOpen,
    query: $libraryQuery,
    closed: arrangeSheet.closed,
    picked: arrangementPicked,
  });
  return (
    <Sheet
      isOpen={isOpen}
      title={texts.arrange}
      closeLabel={common.close}
      onDismissed={() => closed()}
    >
      <p className={styles['legend']} aria-hidden="true">
        {texts.sortLegend}
      </p>
      <RadioList
        legend={texts.sortLegend}
        options={sorts}
        value={query.sort}
        onChosen={(sort) => picked({ sort })}
      />
      <p className={styles['legend']} aria-hidden="true">
        {texts.typeLegend}
      </p>
      <RadioList
        legend={texts.typeLegend}
        options={types}
        value={query.type ?? ALL_TYPES}
        onChosen={(id) =>
          picked({ type: Object.values(contentTypes).find((type) => type === id) ?? null })
        }
      />
    </Sheet>
  );
}
