import { Link } from 'react-router-dom';

import type { PersonItem } from '@/shared/api/contract/sections';
import { shopLater } from '@/shared/i18n/fa/shop-later';
import { formatNumber } from '@/shared/i18n/format';
import { fullName } from '@/shared/lib/full-name';
import { artistPath } from '@/shared/routing/paths';
import { Arch } from '@/shared/ui/arch/arch';
import { ProfileIcon } from '@/shared/ui/icon/profile-icon';
import { usePictureFailure } from '@/shared/ui/use-picture-failure';

import { paletteStyle } from '../palette';

import styles from './narrator-row.module.css';
import { useSiteUrl } from './use-site-url';

/** Narrators as portraits in arches, each leading to the titles that it reads. */
export function NarratorRow({ people }: { people: readonly PersonItem[] }) {
  return (
    <ul className={styles['row']}>
      {people.map((person) => (
        <li key={person.id} className={styles['place']}>
          <Link to={artistPath(person)} className={styles['person']}>
            <Arch shape="tall" className={styles['arch']}>
              <Portrait person={person} />
            </Arch>
            <span className={styles['name']}>
              <bdi>{fullName(person)}</bdi>
            </span>
            {person.count > 0 && (
              <span className={styles['count']}>
                {shopLater.bookCount(formatNumber(person.count))}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Portrait({ person: { portrait, palette } }: { person: PersonItem }) {
  const siteUrl = useSiteUrl();
  const [hasFailed, onError] = usePictureFailure(portrait);
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
          onError={onError}
        />
      )}
    </span>
  );
}
