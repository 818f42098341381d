import type { LibraryFilter } from '@/shared/api/contract/library';
import { library as texts } from '@/shared/i18n/fa/library';
import { ChipLink } from '@/shared/ui/chip/chip-link';
import { ChipRow } from '@/shared/ui/chip/chip-row';

const filters: readonly LibraryFilter[] = ['all', 'inProgress', 'finished', 'notStarted'];

/** Filters the library; the filter is part of the address. */
export function Filters({ chosen }: { chosen: LibraryFilter }) {
  return (
    <nav aria-label={texts.filters}>
      <ChipRow label={texts.filters}>
        {filters.map((filter) => (
          <ChipLink
            key={filter}
            to={filter === 'all' ? '/library' : `/library?filter=${filter}`}
            replace
            isChosen={filter === chosen}
          >
            {texts.filter[filter]}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
}
