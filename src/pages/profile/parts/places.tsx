import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { $canRateApp, appRatingRequested } from '@/features/rate-app/model';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { ArchiveIcon } from '@/shared/ui/icon/archive-icon';
import { ChevronIcon } from '@/shared/ui/icon/chevron-icon';
import { CommentIcon } from '@/shared/ui/icon/comment-icon';
import { HeartIcon } from '@/shared/ui/icon/heart-icon';
import { InfoIcon } from '@/shared/ui/icon/info-icon';
import { StarIcon } from '@/shared/ui/icon/star-icon';
import { TicketIcon } from '@/shared/ui/icon/ticket-icon';
import { WalletIcon } from '@/shared/ui/icon/wallet-icon';

import styles from './rows.module.css';

interface Place {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
}

/** Links that need an account. */
export const ownPlaces: readonly Place[] = [
  { to: '/credit', label: texts.credit, icon: <WalletIcon size={20} /> },
  { to: '/subscription', label: texts.subscription, icon: <StarIcon size={20} /> },
  { to: '/wishlist', label: texts.wishlist, icon: <HeartIcon size={20} /> },
  { to: '/archive', label: texts.archive, icon: <ArchiveIcon size={20} /> },
  { to: '/credit-code', label: texts.creditCode, icon: <TicketIcon size={20} /> },
];

/** Links for everybody. */
export const openPlaces: readonly Place[] = [
  { to: '/feedback', label: texts.feedback, icon: <CommentIcon size={20} /> },
  { to: '/about', label: texts.about, icon: <InfoIcon size={20} /> },
];

/** Links to further pages, and to the rating page where the native app has one. */
export function Places({ places }: { places: readonly Place[] }) {
  const { canRateApp, rate } = useUnit({ canRateApp: $canRateApp, rate: appRatingRequested });
  return (
    <nav className={styles['panel']} aria-label={texts.placesLabel}>
      <ul className={styles['rows']}>
        {places.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} className={styles['row']}>
              <span className={styles['icon']}>{icon}</span>
              <span className={styles['label']}>{label}</span>
              <span className={styles['chevron']}>
                <ChevronIcon to="forward" size={20} />
              </span>
            </Link>
          </li>
        ))}
        {canRateApp && (
          <li>
            <button type="button" className={styles['row']} onClick={() => rate()}>
              <span className={styles['icon']}>
                <StarIcon size={20} />
              </span>
              <span className={styles['label']}>{texts.rateApp}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
