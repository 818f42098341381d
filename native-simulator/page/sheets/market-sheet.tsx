import { useUnit } from 'effector-react';

import type { PhoneConfig } from '../../config/simulator-config';
import { $text } from '../i18n/text';
import { marketAnswer, marketOutcomes, type MarketOutcome } from '../lib/purchase-outcomes';
import { $environment } from '../model/config';
import { purchaseOutcomeChosen } from '../model/purchases';
import { hostChromeOf } from '../phone/hosts';
import { OutcomeList } from './outcome-list';
import { Facts, SheetFrame } from './sheet-frame';

interface MarketSheetProps {
  readonly phone: PhoneConfig;
  readonly index: number;
  readonly productId: string;
  readonly developerPayload: string;
}

/** The payment sheet of a market, in the market's colours. Closing it cancels. */
export function MarketSheet({ phone, index, productId, developerPayload }: MarketSheetProps) {
  const { text, environment } = useUnit({ text: $text, environment: $environment });
  const report = useUnit(purchaseOutcomeChosen);
  const { sheet } = text;
  const choose = (outcome: MarketOutcome) =>
    report({
      phone: index,
      to: 'marketPurchase',
      name: 'marketPurchaseResult',
      outcome: marketAnswer(outcome, productId, developerPayload, String(Date.now())),
    });
  return (
    <SheetFrame
      title={sheet.market(phone.client)}
      market={hostChromeOf(phone, environment)}
      onClose={() => choose('cancelled')}
    >
      <Facts
        facts={[
          [sheet.product, productId],
          [sheet.payload, developerPayload],
        ]}
      />
      <OutcomeList
        outcomes={marketOutcomes}
        labelOf={(outcome) => sheet[outcome]}
        onChoose={choose}
      />
    </SheetFrame>
  );
}
