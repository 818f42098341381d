import { BookCover } from '@/entities/audiobook/ui/book-cover';
import { appCheckout as texts } from '@/shared/i18n/fa/app-checkout';
import { subscription } from '@/shared/i18n/fa/subscription';
import { formatToman } from '@/shared/i18n/format';
import { StarIcon } from '@/shared/ui/icon/star-icon';
import { WalletIcon } from '@/shared/ui/icon/wallet-icon';
import { cx } from '@/shared/ui/cx';

import type { Offer } from '../lib/offer';

import styles from './order-item.module.css';

/** The item: its picture, its name, and one line about it. */
export function OrderItem({ offer }: { offer: Offer }) {
  return (
    <div className={styles['item']}>
      <Picture offer={offer} />
      <div className={styles['words']}>
        <h2 className={styles['title']} dir="auto">
          {titleOf(offer)}
        </h2>
        <p className={styles['note']} dir="auto">
          {noteOf(offer)}
        </p>
      </div>
    </div>
  );
}

function Picture({ offer }: { offer: Offer }) {
  switch (offer.kind) {
    case 'book':
      return (
        <BookCover book={offer.book} sizes="88px" alt="" isEager className={styles['cover']} />
      );
    case 'plan':
      return (
        <span className={cx(styles['mark'], styles['plan'])}>
          <StarIcon size={32} />
        </span>
      );
    case 'package':
      return (
        <span className={cx(styles['mark'], styles['credit'])}>
          <WalletIcon size={32} />
        </span>
      );
  }
}

function titleOf(offer: Offer): string {
  switch (offer.kind) {
    case 'book':
      return offer.book.title;
    case 'plan':
      return offer.plan.title;
    case 'package':
      return offer.package.title;
  }
}

function noteOf(offer: Offer): string {
  switch (offer.kind) {
    case 'book':
      return offer.book.author;
    case 'plan':
      return subscription.gives(offer.plan.days, offer.plan.quota);
    case 'package':
      return texts.packageNote(formatToman(offer.package.credit));
  }
}
