import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import { coverUrl } from '@/shared/lib/cover-url';
import { purchase } from '@/shared/i18n/fa/purchase';
import { CheckIcon } from '@/shared/ui/icon/check-icon';
import { Cover } from '@/shared/ui/cover/cover';

import styles from './purchased.module.css';

const COVER_PX = 250;

interface PurchasedProps {
  book: { readonly audioBookId: number; readonly recordVersion: number; readonly title: string };
}

/** The confirmation: the cover with a check mark, and a line that the user owns the book. Screen readers announce it. */
export function Purchased({ book }: PurchasedProps) {
  const { audioBookId, recordVersion, title } = book;
  const siteUrl = useSiteUrl();
  return (
    <div className={styles['moment']} role="status">
      <span className={styles['picture']}>
        <Cover
          src={siteUrl(coverUrl(audioBookId, recordVersion, COVER_PX))}
          title={title}
          isEager
          className={styles['cover']}
        />
        <span className={styles['check']}>
          <CheckIcon size={28} />
        </span>
      </span>
      <p className={styles['owned']}>{purchase.owned}</p>
      <p className={styles['line']}>{purchase.ownedLine}</p>
    </div>
  );
}
