import { Link } from 'react-router-dom';

import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import { product } from '@/shared/i18n/fa/product';
import { genrePath, publisherPath } from '@/shared/routing/paths';
import { ChipLink } from '@/shared/ui/chip/chip-link';
import { ChipRow } from '@/shared/ui/chip/chip-row';
import { FoldedText } from '@/shared/ui/folded-text/folded-text';

import styles from './about.module.css';
import { Section } from './section';

/** The description, the publisher and the genres. */
export function About({ detail }: { detail: AudiobookDetail }) {
  const { description, publisher, genres } = detail;
  if (description === '' && !publisher && genres.length === 0) return null;
  return (
    <Section title={product.about}>
      {description !== '' && (
        <FoldedText text={description} moreLabel={product.more} lessLabel={product.less} />
      )}
      {publisher && (
        <p className={styles['publisher']}>
          {product.publisher}:{' '}
          <Link to={publisherPath(publisher)} className={styles['link']}>
            <bdi>{publisher.title}</bdi>
          </Link>
        </p>
      )}
      {genres.length > 0 && (
        <div className={styles['genres']}>
          <ChipRow label={product.genres} isWrapped>
            {genres.map((genre) => (
              <ChipLink key={genre.identifier} to={genrePath(genre.identifier)}>
                <bdi>{genre.title}</bdi>
              </ChipLink>
            ))}
          </ChipRow>
        </div>
      )}
    </Section>
  );
}
