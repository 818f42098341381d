import { useUnit } from 'effector-react';

import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { $client } from '@/entities/client/model';
import { creditPackages } from '@/entities/credit/model';
import { credit as texts } from '@/shared/i18n/fa/credit';
import { EmptyBasketPicture } from '@/shared/ui/state-message/pictures/empty-basket-picture';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { creditRetryClicked } from '../model';

import { PackageRow } from './package-row';
import styles from './packages.module.css';

/** The credit packages for sale. */
export function Packages() {
  return (
    <section aria-labelledby="packages">
      <h2 id="packages" className={styles['heading']}>
        {texts.packages}
      </h2>
      <Choice />
    </section>
  );
}

function Choice() {
  const { client, answer, error, retry } = useUnit({
    client: $client,
    answer: creditPackages.$answer,
    error: creditPackages.$error,
    retry: creditRetryClicked,
  });
  if (answer?.value.items.length === 0) {
    return <StateMessage size="section" picture={<EmptyBasketPicture />} text={texts.noPackages} />;
  }
  if (!answer && error) {
    return <LoadFailed size="section" error={error} onRetry={() => retry()} />;
  }
  return (
    <>
      {client.kind !== 'market' && <p className={styles['elsewhere']}>{texts.packagesElsewhere}</p>}
      {answer ? (
        <ul className={styles['packages']}>
          {answer.value.items.map((one) => (
            <li key={one.packageId} className={styles['package']}>
              <PackageRow package={one} />
            </li>
          ))}
        </ul>
      ) : (
        <Coming />
      )}
    </>
  );
}

function Coming() {
  return (
    <div className={styles['packages']} role="status" aria-label={texts.loadingPackages}>
      {[0, 1, 2, 3, 4].map((place) => (
        <div key={place} className={styles['package']}>
          <div className={styles['words']}>
            <p className={styles['name']}>
              <Skeleton shape="text" width="6em" />
            </p>
            <p className={styles['gives']}>
              <Skeleton shape="text" width="9em" />
            </p>
          </div>
          <Skeleton shape="pill" width="8.5em" height="36px" />
        </div>
      ))}
    </div>
  );
}
