import { useUnit } from 'effector-react';

import { $client } from '@/entities/client/model';
import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { usePageTitle } from '@/features/page-title/use-page-title';
import { brands } from '@/shared/i18n/fa/brands';
import { landing as texts } from '@/shared/i18n/fa/landing';

import { $landingShown, landingRetryClicked } from './model';
import { LandingBand } from './parts/landing-band';
import { LandingBooks } from './parts/landing-books';
import { LandingSkeleton } from './parts/landing-skeleton';
import styles from './view.module.css';

/** The page of a partner or a campaign: one promise, one action. Rule: docs/behaviour.md#landing */
export default function LandingPage() {
  const { shown, client, retry } = useUnit({
    shown: $landingShown,
    client: $client,
    retry: landingRetryClicked,
  });
  usePageTitle(shown.kind === 'campaign' ? shown.landing.title : texts.title);
  switch (shown.kind) {
    case 'loading':
      return <LandingSkeleton />;
    case 'failed':
      return <LoadFailed error={shown.error} onRetry={() => retry()} />;
    case 'general':
      return (
        <LandingBand
          landing={{
            kicker: texts.kicker(brands[client.brand]),
            title: texts.title,
            text: texts.text,
            action: { text: texts.action, path: '/' },
            illustration: null,
            palette: null,
          }}
        />
      );
    case 'campaign':
      return (
        <div className={styles['page']}>
          <LandingBand landing={shown.landing} />
          <LandingBooks books={shown.landing.books} />
        </div>
      );
  }
}
