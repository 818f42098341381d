import { useUnit } from 'effector-react';

import { $client } from '@/entities/client/model';
import { checkoutPath } from '@/entities/purchase/checkout-path';
import type { CreditPackage } from '@/shared/api/contract/credit';
import { credit as texts } from '@/shared/i18n/fa/credit';
import { formatToman } from '@/shared/i18n/format';
import { withContinuation } from '@/shared/routing/continuation';
import { Button } from '@/shared/ui/button/button';
import { ButtonLink } from '@/shared/ui/button/button-link';

import { $creditContinuation, $isBuyingPackage, packageBuyClicked } from '../model';

import styles from './packages.module.css';

/** A credit package: its credit, its bonus, and its buy button. */
export function PackageRow({ package: { packageId, title, price, credit } }: PackageRowProps) {
  return (
    <>
      <div className={styles['words']}>
        <h3 className={styles['name']}>
          <bdi>{title}</bdi>
        </h3>
        <p className={styles['gives']}>
          <bdi>{texts.gives(formatToman(credit))}</bdi>
          {credit > price && (
            <bdi className={styles['gift']}>{texts.gift(formatToman(credit - price))}</bdi>
          )}
        </p>
      </div>
      <BuyPackage packageId={packageId} title={title} price={formatToman(price)} />
    </>
  );
}

interface PackageRowProps {
  package: CreditPackage;
}

interface BuyPackageProps {
  packageId: number;
  title: string;
  price: string;
}

/** A market client opens the market's purchase sheet; the web opens the checkout. */
function BuyPackage({ packageId, title, price }: BuyPackageProps) {
  const { client, continuation, isBuying, clicked } = useUnit({
    client: $client,
    continuation: $creditContinuation,
    isBuying: $isBuyingPackage,
    clicked: packageBuyClicked,
  });
  const name = texts.payFor(price, title);
  if (client.kind === 'market') {
    return (
      <Button size="small" aria-label={name} isBusy={isBuying} onClick={() => clicked(packageId)}>
        {price}
      </Button>
    );
  }
  const checkout = checkoutPath({ kind: 'package', packageId });
  return (
    <ButtonLink
      to={withContinuation(checkout, continuation)}
      kind="outline"
      size="small"
      aria-label={name}
    >
      {price}
    </ButtonLink>
  );
}
