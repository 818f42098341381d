import { combine } from 'effector';

import { contentTypes } from '@/shared/api/contract/codes';
import type { SearchStart } from '@/shared/api/contract/search';
import { clp } from '@/shared/i18n/fa/clp';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { fullName } from '@/shared/lib/full-name';

import { nameOf, titleOfGenre } from './heading';
import type { FilterChoice, FilterKey } from './lib/filters';
import { $listingQuery, listedBooks } from './model';
import { searchStart } from './start';
import { $titles } from './titles';

/** An option with its text. */
export interface FilterOption extends FilterChoice {
  readonly label: string;
}

type FilterOptions = Readonly<Record<FilterKey, readonly FilterOption[]>>;

/** The lists among the options have at most this many narrators. */
const NARRATORS_OFFERED = 8;

const lengths = ['minutes', 'hour', 'evening', 'week'] as const;
const prices = ['free', 'low', 'middle', 'high'] as const;

const fixedOptions = {
  contentType: Object.values(contentTypes).map((value) => ({
    ...{ key: 'contentType' as const, value, label: contentTypeNames[value].many },
  })),
  length: lengths.map((value) => ({
    ...{ key: 'length' as const, value, label: clp.lengths[value].range },
  })),
  price: prices.map((value) => ({ key: 'price' as const, value, label: clp.prices[value] })),
};

function loadedOptions(start: SearchStart | undefined) {
  return {
    genre: (start?.genres ?? []).map(({ identifier, title }) => ({
      ...{ key: 'genre' as const, value: identifier, label: title },
    })),
    narratorId: (start?.people ?? []).slice(0, NARRATORS_OFFERED).map((person) => ({
      ...{ key: 'narratorId' as const, value: person.id, label: fullName(person) },
    })),
  };
}

/** The options of every filter; genres and narrators are there as soon as they are loaded. */
export const $filterOptions = searchStart.$answer.map((answer): FilterOptions => ({
  ...fixedOptions,
  ...loadedOptions(answer?.value),
}));

/** Genres and narrators may still come. */
export const $areOptionsComing = combine(
  searchStart.$answer,
  searchStart.$error,
  (answer, error) => answer === null && error === null,
);

/** Names the chosen option of a filter, also one that is not among those that are offered. */
export const $filterLabel = combine(
  { options: $filterOptions, titles: $titles, items: listedBooks.$items, query: $listingQuery },
  ({ options, titles, items, query }) =>
    (key: FilterKey): string => {
      const value = query[key];
      const offered = options[key].find((option) => option.value === value);
      if (offered) return offered.label;
      const known =
        key === 'genre'
          ? titleOfGenre(titles.categories, query)
          : nameOf(items ?? [], Number(value)) || titles.people.get(Number(value));
      return known || clp.filterGroups[key];
    },
);
