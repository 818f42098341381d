import { useUnit } from 'effector-react';

import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { BackButton } from '@/features/back-navigation/ui/back-button';
import { usePageTitle } from '@/features/page-title/use-page-title';
import { isHttpError } from '@/shared/api/errors';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { people as texts } from '@/shared/i18n/fa/people';
import { fullName } from '@/shared/lib/full-name';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { MissingBookPicture } from '@/shared/ui/state-message/pictures/missing-book-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { $artist, $artistError, artistRetryClicked } from './model';
import { Artist } from './parts/artist';
import { ArtistSkeleton } from './parts/artist-skeleton';
import styles from './view.module.css';

/** The page of an author or a narrator: who they are, what they wrote and narrated, and how they sound. */
export default function ArtistPage() {
  const { artist, error, retry } = useUnit({
    artist: $artist,
    error: $artistError,
    retry: artistRetryClicked,
  });
  usePageTitle(artist ? fullName(artist) : null);
  return (
    <div className={styles['page']}>
      {artist ? (
        <>
          <PageHeader start={<BackButton />} title={fullName(artist)} />
          <Artist artist={artist} />
        </>
      ) : (
        <>
          <PageHeader start={<BackButton />} title={pageTitles.artist} />
          {error && isHttpError(error, 404) && (
            <StateMessage
              picture={<MissingBookPicture />}
              text={texts.artistMissing}
              action={
                <ButtonLink to="/clp" kind="outline">
                  {texts.toSearch}
                </ButtonLink>
              }
            />
          )}
          {error && !isHttpError(error, 404) && (
            <LoadFailed error={error} onRetry={() => retry()} />
          )}
          {!error && <ArtistSkeleton />}
        </>
      )}
    </div>
  );
}
