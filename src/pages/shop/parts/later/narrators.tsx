import { useId, useState } from 'react';
import { Link } from 'react-router-dom';

import { paletteStyle } from '@/entities/audiobook/palette';
import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import type { PersonItem } from '@/shared/api/contract/sections';
import { shop } from '@/shared/i18n/fa/shop';
import { formatNumber } from '@/shared/i18n/format';
import { fullName } from '@/shared/lib/full-name';
import { narratorPath } from '@/shared/routing/paths';
import { Arch } from '@/shared/ui/arch/arch';
import { ProfileIcon } from '@/shared/ui/icon/profile-icon';

import type { SectionOf } from '../../lib/section-of';
import { SectionHead } from '../section-head';

import styles from './narrators.module.css';

/** The voices: portraits in arches, each leading to the titles that it reads. */
export function Narrators({ section }: { section: SectionOf<'people'> }) {
  const { title, subtitle, listId, items } = section;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SectionHead id={headingId} title={title} subtitle={subtitle} listId={listId} />
      <ul className={styles['row']}>
        {items.map((person) => (
          <li key={person.id} className={styles['place']}>
            <Link to={narratorPath(person)} className={styles['person']}>
              <Arch shape="tall" className={styles['arch']}>
                <Portrait person={person} />
              </Arch>
              <span className={styles['name']}>
                <bdi>{fullName(person)}</bdi>
              </span>
              {person.count > 0 && (
                <span className={styles['count']}>
                  {shop.bookCount(formatNumber(person.count))}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Portrait({ person: { portrait, palette } }: { person: PersonItem }) {
  const siteUrl = useSiteUrl();
  const [hasFailed, setFailed] = useState(false);
  return (
    <span className={styles['ground']} style={paletteStyle(palette)}>
      {portrait === null || hasFailed ? (
        <ProfileIcon size={44} />
      ) : (
        <img
          className={styles['portrait']}
          src={siteUrl(portrait)}
          alt=""
          width="104"
          height="135"
          decoding="async"
          draggable={false}
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
