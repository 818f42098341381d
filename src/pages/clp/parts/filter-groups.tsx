import { useUnit } from 'effector-react';
import { useId, type ReactNode } from 'react';

import { sorted, sortOf, sortOptions } from '@/features/book-listing/lib/sort-options';
import { clp } from '@/shared/i18n/fa/clp';
import { ChipRow } from '@/shared/ui/chip/chip-row';

import { $areOptionsComing, $filterOptions } from '../filter-labels';
import { namingKey, offeredKeys, toggleFilter } from '../lib/filters';
import { $listingQuery } from '../model';
import type { ListingQuery } from '../query';

import styles from './filter-groups.module.css';

/** An option of a group, and the listing that it leads to. */
export interface GroupOption {
  readonly id: string | number;
  readonly label: string;
  readonly isChosen: boolean;
  readonly query: ListingQuery;
}

interface FilterGroupsProps {
  query: ListingQuery;
  /** Draws an option: a link, or a button. */
  renderOption: (option: GroupOption) => ReactNode;
}

/** The order and all filters of a listing, as groups of chips. */
export function FilterGroups({ query, renderOption }: FilterGroupsProps) {
  // What the listing is of stands in its address: a draft only narrows it.
  const { listing, options, areComing } = useUnit({
    listing: $listingQuery,
    options: $filterOptions,
    areComing: $areOptionsComing,
  });
  const name = namingKey(listing);
  const keys = offeredKeys(name);
  const coming = areComing ? keys.findIndex((key) => options[key].length === 0) : -1;
  // A group that comes late must not move those below it, so they come with it.
  const shown = coming < 0 ? keys : keys.slice(0, coming);
  const orders = sortOptions(query).map((order): GroupOption => ({
    id: order,
    label: clp.sorts[order],
    isChosen: order === sortOf(query),
    query: sorted(query, order),
  }));
  return (
    <div className={styles['groups']}>
      <Group title={clp.filterGroups.sort} options={orders} renderOption={renderOption} />
      {shown.map((key) => (
        <Group
          key={key}
          title={clp.filterGroups[key]}
          options={options[key].map(({ value, label }) => ({
            id: value,
            label,
            isChosen: query[key] === value,
            query: toggleFilter(query, { key, value }, name),
          }))}
          renderOption={renderOption}
        />
      ))}
    </div>
  );
}

interface GroupProps extends Pick<FilterGroupsProps, 'renderOption'> {
  title: string;
  options: readonly GroupOption[];
}

function Group({ title, options, renderOption }: GroupProps) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['title']}>
        {title}
      </h3>
      <ChipRow label={title} isWrapped>
        {options.map(renderOption)}
      </ChipRow>
    </section>
  );
}
