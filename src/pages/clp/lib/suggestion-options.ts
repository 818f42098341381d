import type { InferOutput } from 'valibot';

import type { getSuggestions } from '@/shared/api/contract/search';
import type { Person } from '@/shared/api/contract/values';
import { clp } from '@/shared/i18n/fa/clp';
import { formatNumber } from '@/shared/i18n/format';
import { fullName } from '@/shared/lib/full-name';
import { artistPath, bookPath, genrePath, listPath } from '@/shared/routing/paths';

export type Suggestions = InferOutput<(typeof getSuggestions)['response']>;

/** One line of the suggestions. */
export interface SuggestionOption {
  readonly kind: 'people' | 'titles' | 'lists';
  /** Unique among all options. */
  readonly key: string;
  readonly text: string;
  /** What it is, or who made it. */
  readonly note: string;
  readonly to: string;
}

/** The lines in their order: people first, then titles, then lists. */
export function suggestionOptions({ people, titles, lists }: Suggestions): SuggestionOption[] {
  return [
    ...people.map((person): SuggestionOption => ({
      kind: 'people',
      key: `person-${person.id}`,
      text: fullName(person),
      note: noteOf(clp.roles[person.role], person.count),
      to: artistPath(person),
    })),
    ...titles.map(({ audioBookId, title, authors, narrators }): SuggestionOption => ({
      kind: 'titles',
      key: `title-${audioBookId}`,
      text: title,
      note: namesOf(authors.length > 0 ? authors : narrators),
      to: bookPath(audioBookId),
    })),
    ...lists.map((list): SuggestionOption => ({
      kind: 'lists',
      key: list.kind === 'list' ? `list-${list.listId}` : `genre-${list.identifier}`,
      text: list.title,
      note: noteOf(clp[list.kind], list.count),
      to: list.kind === 'list' ? listPath(list.listId) : genrePath(list.identifier),
    })),
  ];
}

function noteOf(what: string, count: number): string {
  return clp.suggestionNote(what, count > 0 ? clp.resultCount(formatNumber(count)) : '');
}

function namesOf(people: readonly Person[]): string {
  return clp.names(people.map(fullName));
}
