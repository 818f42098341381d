import { useUnit } from 'effector-react';

import { WorkGrid } from '@/entities/audiobook/ui/work-grid';
import { Portrait } from '@/entities/audiobook/ui/portrait';
import type { Artist as ArtistAnswer } from '@/shared/api/contract/people';
import { people as texts } from '@/shared/i18n/fa/people';
import { formatNumber } from '@/shared/i18n/format';
import { authoredPath, narratedPath } from '@/shared/routing/paths';
import { FoldedText } from '@/shared/ui/folded-text/folded-text';
import { StateMessage } from '@/shared/ui/state-message/state-message';
import { MissingBookPicture } from '@/shared/ui/state-message/pictures/missing-book-picture';

import { $works } from '../model';

import { ArtistSample } from './artist-sample';
import styles from './artist.module.css';

/** Portrait, biography and sample, then the written and the narrated titles apart. */
export function Artist({ artist }: { artist: ArtistAnswer }) {
  const { written, narrated } = useUnit($works);
  return (
    <>
      <div className={styles['head']}>
        <Portrait person={artist} className={styles['portrait']} />
        <div className={styles['words']}>
          <p className={styles['roles']}>{rolesOf(written.length, narrated.length)}</p>
          {artist.about !== '' && (
            <FoldedText text={artist.about} moreLabel={texts.more} lessLabel={texts.less} />
          )}
          <ArtistSample />
        </div>
      </div>
      <div className={styles['works']}>
        <WorkGrid title={texts.narrated} books={narrated} to={narratedPath(artist)} />
        <WorkGrid title={texts.written} books={written} to={authoredPath(artist)} />
        {written.length + narrated.length === 0 && (
          <StateMessage size="section" picture={<MissingBookPicture />} text={texts.noWorks} />
        )}
      </div>
    </>
  );
}

/** What the person does, in one line. */
function rolesOf(written: number, narrated: number): string {
  const roles = [
    narrated > 0 && texts.narratedCount(formatNumber(narrated)),
    written > 0 && texts.writtenCount(formatNumber(written)),
  ];
  return roles.filter((role) => role !== false).join(' · ');
}
