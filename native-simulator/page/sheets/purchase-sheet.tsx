import { useUnit } from 'effector-react';

import { $text } from '../i18n/text';
import { purchaseAnswer, purchaseOutcomes, type PurchaseOutcome } from '../lib/purchase-outcomes';
import { purchaseOutcomeChosen } from '../model/purchases';
import { OutcomeList } from './outcome-list';
import { Facts, SheetFrame } from './sheet-frame';

/** The native purchase of our own wrapper. Closing it cancels. */
export function PurchaseSheet({ index, productId }: { index: number; productId: string }) {
  const { sheet } = useUnit($text);
  const report = useUnit(purchaseOutcomeChosen);
  const choose = (outcome: PurchaseOutcome) =>
    report({
      phone: index,
      to: 'purchase',
      name: 'purchaseResult',
      outcome: purchaseAnswer(outcome, productId),
    });
  return (
    <SheetFrame title={sheet.purchase} onClose={() => choose('cancelled')}>
      <Facts facts={[[sheet.product, productId]]} />
      <OutcomeList
        outcomes={purchaseOutcomes}
        labelOf={(outcome) => sheet[outcome]}
        onChoose={choose}
      />
    </SheetFrame>
  );
}
