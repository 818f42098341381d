import { useUnit } from 'effector-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import { PlayMark } from '@/features/player/ui/play-mark';
import { player } from '@/shared/i18n/fa/player';
import { shop } from '@/shared/i18n/fa/shop';
import { formatDuration } from '@/shared/i18n/format';
import { bookPath } from '@/shared/routing/paths';
import { Cover } from '@/shared/ui/cover/cover';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { ProgressBar } from '@/shared/ui/progress/progress-bar';

import { continueClicked, $continuedState } from '../continue';
import { $continued } from '../model';

import styles from './continue-card.module.css';

/** The last unfinished title. It comes first on the page, because listeners want it most often. */
export function ContinueCard() {
  const { continued, clicked } = useUnit({ continued: $continued, clicked: continueClicked });
  const siteUrl = useSiteUrl();
  const headingId = useId();
  if (!continued) return null;

  const { info, remaining, progress } = continued;
  return (
    <section className={styles['card']} aria-labelledby={headingId}>
      <Cover src={siteUrl(info.image)} title={info.title} isEager className={styles['cover']} />
      <div className={styles['words']}>
        <h2 id={headingId} className={styles['heading']}>
          {shop.continueListening}
        </h2>
        <Link to={bookPath(info.audioBookId)} className={styles['title']}>
          <bdi>{info.title}</bdi>
        </Link>
        <span className={styles['remaining']}>{shop.remaining(formatDuration(remaining))}</span>
        <ProgressBar value={progress} />
      </div>
      <PlayButton title={info.title} onClick={() => clicked()} />
    </section>
  );
}

function PlayButton({ title, onClick }: { title: string; onClick: () => void }) {
  const { status } = useUnit($continuedState);
  return (
    <IconButton
      kind="solid"
      label={status === 'playing' ? player.pause : shop.goOn(title)}
      onClick={onClick}
    >
      <PlayMark status={status} size={24} />
    </IconButton>
  );
}
