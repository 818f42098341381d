import { useUnit } from 'effector-react';

import { clp } from '@/shared/i18n/fa/clp';
import { common } from '@/shared/i18n/fa/common';
import { formatNumber } from '@/shared/i18n/format';
import { Button } from '@/shared/ui/button/button';
import { ChipButton } from '@/shared/ui/chip/chip-button';
import { Sheet } from '@/shared/ui/dialog/sheet';

import { $draftCount, $draftQuery, filtersApplied, filtersDrafted, filterSheet } from '../filters';

import { FilterGroups } from './filter-groups';

/** The filters of a phone. Nothing changes until the button shows the titles. */
export default function FilterSheet() {
  const { isOpen, draft, closed, drafted } = useUnit({
    isOpen: filterSheet.$isOpen,
    draft: $draftQuery,
    closed: filterSheet.closed,
    drafted: filtersDrafted,
  });
  return (
    <Sheet
      isOpen={isOpen}
      title={clp.filters}
      closeLabel={common.close}
      onDismissed={() => closed()}
      footer={<ApplyButton />}
    >
      <FilterGroups
        query={draft}
        renderOption={({ id, label, isChosen, query }) => (
          <ChipButton key={id} isChosen={isChosen} onClick={() => drafted(query)}>
            {label}
          </ChipButton>
        )}
      />
    </Sheet>
  );
}

function ApplyButton() {
  const { count, applied } = useUnit({ count: $draftCount, applied: filtersApplied });
  return (
    <Button kind="primary" isWide onClick={() => applied()}>
      {count === null ? clp.apply : applyText(count)}
    </Button>
  );
}

function applyText(count: number): string {
  return count === 0 ? clp.applyNone : clp.applyCount(formatNumber(count));
}
