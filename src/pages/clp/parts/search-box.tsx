import { useUnit } from 'effector-react';
import { useId, type KeyboardEvent } from 'react';

import { SEARCH_MAX_LENGTH } from '@/shared/config/constants';
import { clp } from '@/shared/i18n/fa/clp';
import { SearchField } from '@/shared/ui/search-field/search-field';

import { $fieldText, queryTyped, searchSubmitted } from '../model';
import {
  $activeSuggestion,
  $suggestionOptions,
  suggestionMoved,
  suggestionPicked,
  suggestionsDismissed,
} from '../suggestions';

import { SuggestionList, suggestionId } from './suggestion-list';

/** The search field with its suggestions: arrow keys choose one, Enter opens it, Escape hides them. */
export function SearchBox() {
  const { text, options, active, typed, sent, moved, picked, dismissed } = useUnit({
    ...{ text: $fieldText, options: $suggestionOptions, active: $activeSuggestion },
    ...{ typed: queryTyped, sent: searchSubmitted, moved: suggestionMoved },
    ...{ picked: suggestionPicked, dismissed: suggestionsDismissed },
  });
  const listId = useId();
  const chosen = active === null ? undefined : options[active];

  const keyPressed = (event: KeyboardEvent) => {
    if (options.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      moved(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Escape') dismissed();
    else if (event.key === 'Enter' && chosen) picked(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <SearchField
      label={clp.searchField}
      clearLabel={clp.clear}
      value={text}
      maxLength={SEARCH_MAX_LENGTH}
      onTyped={typed}
      onSubmitted={sent}
      onKeyDown={keyPressed}
      onLeft={() => dismissed()}
      list={
        options.length > 0
          ? { id: listId, activeId: chosen && suggestionId(listId, chosen) }
          : undefined
      }
    >
      <SuggestionList id={listId} options={options} active={chosen} onPicked={picked} />
    </SearchField>
  );
}
