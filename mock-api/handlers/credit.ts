import { packages } from '@fixtures/orders/packages';
import { creditCodes } from '@fixtures/users/personas';
import { getCredit, getCreditPackages, redeemCreditCode } from '@/shared/api/contract/credit';

import { ApiFailure } from '../core/api-failure';
import { handle, type Route } from '../core/handle';
import { transactionTitles } from '../messages';
import { onePage } from '../rules/paging';
import { changeBalance } from '../rules/purchase';
import { foldDigits } from '../search/fold';

export const creditRoutes: readonly Route[] = [
  handle(getCredit, ({ account }) => ({
    balance: account.balance,
    transactions: account.transactions
      .map(({ id, title, amount, at }) => ({
        id,
        title,
        amount,
        createdAt: new Date(at).toISOString(),
      }))
      .reverse(),
  })),
  handle(getCreditPackages, () => onePage([...packages])),
  handle(redeemCreditCode, ({ body, account, db }) => {
    const wanted = foldDigits(body.code).trim().toUpperCase();
    const known = creditCodes.find(({ code }) => code === wanted);
    if (!known) throw new ApiFailure('unknown-code');
    if (known.isUsed || account.usedCodes.includes(known.code)) throw new ApiFailure('used-code');
    account.usedCodes.push(known.code);
    changeBalance(db, account, known.amount, transactionTitles.redeemed);
    return { balance: account.balance };
  }),
];
