import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { clp } from '@/shared/i18n/fa/clp';
import { formatNumber } from '@/shared/i18n/format';
import { ListIcon } from '@/shared/ui/icon/list-icon';
import { HeadphonesIcon } from '@/shared/ui/icon/headphones-icon';
import { ProfileIcon } from '@/shared/ui/icon/profile-icon';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import type { SuggestionOption } from '../lib/suggestion-options';
import { $fieldText } from '../model';

import { MatchedTitle } from './matched-title';
import styles from './suggestion-list.module.css';

interface SuggestionListProps {
  id: string;
  options: readonly SuggestionOption[];
  active: SuggestionOption | undefined;
  onPicked: (option: SuggestionOption) => void;
}

const groups = [
  { kind: 'people', title: clp.suggestedPeople, Icon: ProfileIcon },
  { kind: 'titles', title: clp.suggestedTitles, Icon: HeadphonesIcon },
  { kind: 'lists', title: clp.suggestedLists, Icon: ListIcon },
] as const;

/** The id of a line, for the field that points to the active one. */
export function suggestionId(listId: string, { key }: SuggestionOption): string {
  return `${listId}-${key}`;
}

/** The suggestions by kind. The focus stays in the field, which moves the active line. */
export function SuggestionList({ id, options, active, onPicked }: SuggestionListProps) {
  useEffect(() => {
    if (active)
      document.getElementById(suggestionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {options.length > 0 && clp.suggestionCount(formatNumber(options.length))}
        </span>
      </VisuallyHidden>
      {options.length > 0 && (
        <div className={styles['panel']} role="listbox" id={id} aria-label={clp.suggestions}>
          {groups.map((group) => {
            const own = options.filter(({ kind }) => kind === group.kind);
            return (
              own.length > 0 && (
                <div key={group.kind} role="group" aria-label={group.title}>
                  <p className={styles['kind']} aria-hidden="true">
                    {group.title}
                  </p>
                  {own.map((option) => (
                    <Line
                      key={option.key}
                      id={suggestionId(id, option)}
                      option={option}
                      isActive={option === active}
                      Icon={group.Icon}
                      onPicked={onPicked}
                    />
                  ))}
                </div>
              )
            );
          })}
        </div>
      )}
    </>
  );
}

interface LineProps {
  id: string;
  option: SuggestionOption;
  isActive: boolean;
  Icon: typeof ListIcon;
  onPicked: (option: SuggestionOption) => void;
}

function Line({ id, option, isActive, Icon, onPicked }: LineProps) {
  const search = useUnit($fieldText);
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles['line']}
      // The field keeps the focus, so that a press does not close the list before its click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPicked(option)}
    >
      <Icon size={20} className={styles['icon']} />
      <span className={styles['text']}>
        <bdi>
          <MatchedTitle title={option.text} search={search} />
        </bdi>
      </span>
      <span className={styles['note']}>
        <bdi>{option.note}</bdi>
      </span>
    </div>
  );
}
