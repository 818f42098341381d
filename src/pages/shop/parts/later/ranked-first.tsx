import { Link } from 'react-router-dom';

import { paletteStyle } from '@/entities/audiobook/palette';
import { BookCover } from '@/entities/audiobook/ui/book-cover';
import { isUnderWay } from '@/features/player/lib/next-status';
import { PlayMark } from '@/features/player/ui/play-mark';
import type { SampledCard } from '@/shared/api/contract/sections';
import { common } from '@/shared/i18n/fa/common';
import { shop } from '@/shared/i18n/fa/shop';
import { shopLater } from '@/shared/i18n/fa/shop-later';
import { formatDuration } from '@/shared/i18n/format';
import { fullName } from '@/shared/lib/full-name';
import { bookPath } from '@/shared/routing/paths';
import { Band } from '@/shared/ui/band/band';

import { useSample } from '../use-sample';

import styles from './ranked.module.css';

/** The first title of a ranking on a phone: a card in its colours, with its sample. */
export function RankedFirst({ book, rank }: { book: SampledCard; rank: string }) {
  const { audioBookId, title, note, narrators, sampleDuration } = book;
  const { status, handlers } = useSample(book, sampleDuration);
  return (
    <Band tone="cover" style={paletteStyle(book.palette)} className={styles['first']}>
      <span className={styles['firstRank']}>{rank}</span>
      <BookCover book={book} sizes="124px" className={styles['firstCover']} />
      <div className={styles['firstWords']}>
        {note !== '' && <p className={styles['note']}>{note}</p>}
        <Link to={bookPath(audioBookId)} className={styles['firstTitle']}>
          <bdi>{title}</bdi>
        </Link>
        {narrators.length > 0 && (
          <p className={styles['people']}>
            <bdi>{shop.withVoice(narrators.map(fullName).join(common.listComma), '')}</bdi>
          </p>
        )}
        <button
          type="button"
          className={styles['sample']}
          aria-label={
            isUnderWay(status) ? shopLater.stopSampleOf(title) : shopLater.playSampleOf(title)
          }
          {...handlers}
        >
          <span className={styles['disc']}>
            <PlayMark status={status} size={20} />
          </span>
          <span aria-hidden="true">
            {shopLater.sample(sampleDuration > 0 ? formatDuration(sampleDuration) : '')}
          </span>
        </button>
      </div>
    </Band>
  );
}
