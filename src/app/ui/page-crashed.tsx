import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

import { FailurePicture } from '@/entities/connection/ui/failure-picture';
import { useRetryLater } from '@/entities/connection/ui/use-retry-later';
import { pageCrashed } from '@/features/error-reporting/crash';
import { isOnline } from '@/shared/browser/online';
import { reloadPageFx } from '@/shared/browser/reload-page';
import { common } from '@/shared/i18n/fa/common';
import { crashed } from '@/shared/i18n/fa/crashed';
import { Button } from '@/shared/ui/button/button';
import { CodeLostError } from '@/shared/ui/preloadable';
import { StateMessage } from '@/shared/ui/state-message/state-message';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import { lostPageRetryClicked, pageCodeLost } from '../start/reload-lost-code';
import styles from './page-crashed.module.css';

/** Replaces a page that cannot be shown, inside the frame. The router has logged the error to the console. */
export function PageCrashed() {
  const thrown = useRouteError();
  return thrown instanceof CodeLostError ? <LostPage /> : <BrokenPage thrown={thrown} />;
}

/** The frame itself cannot be shown. */
export function AppCrashed() {
  return (
    <main>
      <PageCrashed />
    </main>
  );
}

/** The page's code could not be loaded. It is loaded again by a tap, and when the connection is back. */
function LostPage() {
  const { lost, retry } = useUnit({ lost: pageCodeLost, retry: lostPageRetryClicked });
  useEffect(() => lost(), [lost]);
  useRetryLater(retry);
  const isOffline = !isOnline();
  return (
    <>
      <VisuallyHidden as="div">
        <h1>{crashed.heading}</h1>
      </VisuallyHidden>
      <StateMessage
        picture={<FailurePicture isOffline={isOffline} />}
        text={isOffline ? common.offlinePage : crashed.lost}
        action={
          <Button kind="outline" onClick={() => retry()}>
            {common.retry}
          </Button>
        }
      />
    </>
  );
}

/** The page failed to render, which is reported. */
function BrokenPage({ thrown }: { thrown: unknown }) {
  const { heading, text, reload } = crashed;
  const { report, reloadPage } = useUnit({ report: pageCrashed, reloadPage: reloadPageFx });
  useEffect(() => {
    report(thrown);
  }, [report, thrown]);
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{heading}</h1>
      <StateMessage
        size="section"
        picture={<FailurePicture />}
        text={text}
        action={
          <Button kind="ink" onClick={() => void reloadPage()}>
            {reload}
          </Button>
        }
      />
    </div>
  );
}
