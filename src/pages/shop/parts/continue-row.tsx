import { useUnit } from 'effector-react';
import { useId } from 'react';

import { shop } from '@/shared/i18n/fa/shop';
import { ShelfLink } from '@/shared/ui/shelf/shelf-link';

import { $continued } from '../continue';

import { ContinueCard } from './continue-card';
import styles from './continue-row.module.css';
import { SectionHead } from './section-head';

/** The titles that the listener has begun, in a row; a desktop shows three of them abreast. */
export default function ContinueRow({ title }: { title: string }) {
  const continued = useUnit($continued);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        title={title || shop.continueListening}
        link={<ShelfLink to="/library" label={shop.library} name={shop.library} />}
      />
      <ul className={styles['row']} data-alone={continued.length === 1}>
        {continued.map((each) => (
          <li key={each.item.audioBookId} className={styles['place']}>
            <ContinueCard continued={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}
