import { Fragment } from 'react';
import { Link } from 'react-router-dom';

import type { Person } from '@/shared/api/contract/values';
import { book as texts } from '@/shared/i18n/fa/book';
import { fullName } from '@/shared/lib/full-name';

import styles from './people-line.module.css';

interface PeopleLineProps {
  people: readonly Person[];
  /** The link of a name; without it names are plain text. */
  linkOf?: ((person: Person) => string) | undefined;
}

/** Names in a line, each isolated so that its text direction does not affect the others. See docs/faults.md#d4 */
export function PeopleLine({ people, linkOf }: PeopleLineProps) {
  return people
    .filter((person) => fullName(person) !== '')
    .map((person, index) => (
      <Fragment key={`${person.id} ${index}`}>
        {index > 0 && texts.nameSeparator}
        {linkOf ? (
          <Link to={linkOf(person)} className={styles['link']}>
            <bdi>{fullName(person)}</bdi>
          </Link>
        ) : (
          <bdi>{fullName(person)}</bdi>
        )}
      </Fragment>
    ));
}
