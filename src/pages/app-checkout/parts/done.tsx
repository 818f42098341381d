import { useUnit } from 'effector-react';

import { BookCover } from '@/entities/audiobook/ui/book-cover';
import { $balance } from '@/entities/credit/model';
import { appCheckout as texts } from '@/shared/i18n/fa/app-checkout';
import { formatToman } from '@/shared/i18n/format';
import { bookPath } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { DoneMessage } from '@/shared/ui/done-message/done-message';
import { CheckIcon } from '@/shared/ui/icon/check-icon';
import { StarIcon } from '@/shared/ui/icon/star-icon';

import type { Offer } from '../lib/offer';
import { $isProlonged } from '../payment';

import styles from './done.module.css';

/** The confirmation: the item, one sentence, the remaining balance, and a link to the item. */
export function Done({ offer }: { offer: Offer }) {
  const { balance, isProlonged } = useUnit({ balance: $balance, isProlonged: $isProlonged });
  const isBook = offer.kind === 'book';
  const planTitle = isProlonged ? texts.planProlonged : texts.planDone;
  return (
    <DoneMessage
      picture={
        <div className={styles['picture']}>
          {isBook ? (
            <BookCover book={offer.book} sizes="132px" alt="" className={styles['cover']} />
          ) : (
            <span className={styles['star']}>
              <StarIcon size={48} />
            </span>
          )}
          <span className={styles['mark']}>
            <CheckIcon size={24} />
          </span>
        </div>
      }
      title={isBook ? texts.bookDone : planTitle}
      text={balance === null ? undefined : texts.balanceNow(formatToman(balance))}
    >
      {isBook ? (
        <ButtonLink to={bookPath(offer.book.audioBookId)} replace size="large">
          {texts.toBook}
        </ButtonLink>
      ) : (
        <ButtonLink to="/subscription" replace kind="subscription" size="large">
          {texts.toSubscription}
        </ButtonLink>
      )}
    </DoneMessage>
  );
}
