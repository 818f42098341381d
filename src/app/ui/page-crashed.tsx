import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

import { FailurePicture } from '@/entities/connection/ui/failure-picture';
import { pageCrashed } from '@/features/error-reporting/crash';
import { crashed } from '@/shared/i18n/fa/crashed';
import { Button } from '@/shared/ui/button/button';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import styles from './page-crashed.module.css';

/** Replaces a page that failed to render, and reports the error. The router has logged it to the console. */
export function PageCrashed() {
  const { heading, text, reload } = crashed;
  const thrown = useRouteError();
  const report = useUnit(pageCrashed);
  useEffect(() => {
    report(thrown);
  }, [report, thrown]);
  return (
    <main className={styles['page']}>
      <h1 className={styles['heading']}>{heading}</h1>
      <StateMessage
        size="section"
        picture={<FailurePicture />}
        text={text}
        action={
          <Button kind="ink" onClick={() => window.location.reload()}>
            {reload}
          </Button>
        }
      />
    </main>
  );
}
