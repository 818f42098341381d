import { useUnit } from 'effector-react';

import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { isOnline } from '@/shared/browser/online';
import { about as texts } from '@/shared/i18n/fa/about';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import type { Notice } from '../lib/parse-notices';
import { $haveNoticesFailed, $notices, noticesRetryClicked } from '../model';

import styles from './notices.module.css';

const SKELETONS = 6;

/** The works of others in this build; a tap on one opens the text of its license. */
export function Notices() {
  return (
    <section className={styles['notices']} aria-labelledby="notices">
      <h2 id="notices" className={styles['heading']}>
        {texts.notices}
      </h2>
      <p className={styles['lead']}>{texts.noticesLead}</p>
      <List />
    </section>
  );
}

function List() {
  const { notices, hasFailed, retry } = useUnit({
    notices: $notices,
    hasFailed: $haveNoticesFailed,
    retry: noticesRetryClicked,
  });
  if (notices)
    return (
      <ul className={styles['list']}>
        {notices.map((notice) => (
          <li key={notice.name}>
            <Work {...notice} />
          </li>
        ))}
      </ul>
    );
  if (hasFailed)
    return (
      <LoadFailed
        size="section"
        error={{ kind: isOnline() ? 'network' : 'offline' }}
        onRetry={() => retry()}
      />
    );
  return (
    <div role="status" aria-label={texts.loading}>
      {Array.from({ length: SKELETONS }, (_, place) => (
        <p key={place} className={styles['coming']}>
          <Skeleton shape="text" width={place % 2 === 0 ? '11em' : '8em'} />
        </p>
      ))}
    </div>
  );
}

/** Names and texts of licenses are English: they stand in a left-to-right island. */
function Work({ name, version, license, text }: Notice) {
  return (
    <details className={styles['work']} dir="ltr" lang="en">
      <summary className={styles['summary']}>
        <span className={styles['name']}>
          {name} <span className={styles['version']}>{version}</span>
        </span>
        <span className={styles['license']}>{license}</span>
      </summary>
      {/* Long lines of a license scroll by themselves; the keyboard reaches them. */}
      <pre className={styles['text']} tabIndex={0} role="region" aria-label={name}>
        {text || license}
      </pre>
    </details>
  );
}
