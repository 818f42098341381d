import { useUnit } from 'effector-react';

import { catalog as texts } from '@/shared/i18n/fa/catalog';
import { formatNumber } from '@/shared/i18n/format';
import { catalogGenrePath } from '@/shared/routing/paths';
import { ChipLink } from '@/shared/ui/chip/chip-link';
import { ChipRow } from '@/shared/ui/chip/chip-row';

import { $areSubGenresComing, $catalogHead } from '../model';

import styles from './sub-genres.module.css';

/** The genres below this one, or the way to the genre above it; nothing for a list. */
export function SubGenres() {
  const { head, isComing } = useUnit({ head: $catalogHead, isComing: $areSubGenresComing });
  if (isComing) return <div className={styles['coming']} aria-hidden="true" />;
  if (head === null) return null;
  const { parent, children } = head;
  if (parent === null && children.length === 0) return null;
  return (
    <nav className={styles['genres']} aria-label={texts.subGenres}>
      <ChipRow label={texts.subGenres}>
        {(parent ? [parent] : []).map(({ identifier, title }) => (
          <ChipLink key={identifier} to={catalogGenrePath(identifier)}>
            {texts.allOf(title)}
          </ChipLink>
        ))}
        {children.map(({ identifier, title, count }) => (
          <ChipLink
            key={identifier}
            to={catalogGenrePath(identifier)}
            aria-label={texts.genreChip(title, formatNumber(count))}
          >
            {title}
            <span className={styles['count']} aria-hidden="true">
              {formatNumber(count)}
            </span>
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
}
