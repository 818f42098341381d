import { crashed } from '@/shared/i18n/fa/crashed';
import { Button } from '@/shared/ui/button/button';
import { ErrorPicture } from '@/shared/ui/state-message/pictures/error-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import styles from './page-crashed.module.css';

/** Stands where a page could not be drawn. The router has told the console already. */
export function PageCrashed() {
  const { heading, text, reload } = crashed;
  return (
    <main className={styles['page']}>
      <h1 className={styles['heading']}>{heading}</h1>
      <StateMessage
        size="section"
        picture={<ErrorPicture />}
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
