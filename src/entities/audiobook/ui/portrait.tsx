import type { Person } from '@/shared/api/contract/values';
import { fullName } from '@/shared/lib/full-name';
import { Arch } from '@/shared/ui/arch/arch';
import { cx } from '@/shared/ui/cx';
import { usePictureFailure } from '@/shared/ui/use-picture-failure';

import styles from './portrait.module.css';
import { useSiteUrl } from './use-site-url';

interface PortraitProps {
  person: Person;
  /** Sets the size; the height follows from the width. */
  className?: string | undefined;
}

/** A person in the arch: the portrait, else the first letter of the name. Decorative: the name stands beside it. */
export function Portrait({ person, className }: PortraitProps) {
  const siteUrl = useSiteUrl();
  const { portrait = null } = person;
  const [hasFailed, onError] = usePictureFailure(portrait);
  return (
    <Arch shape="tall" className={cx(styles['portrait'], className)}>
      <span className={styles['ground']} aria-hidden="true">
        {portrait === null || hasFailed ? (
          <span className={styles['letter']}>{fullName(person).slice(0, 1)}</span>
        ) : (
          <img
            className={styles['picture']}
            src={siteUrl(portrait)}
            alt=""
            width="104"
            height="135"
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={onError}
          />
        )}
      </span>
    </Arch>
  );
}
