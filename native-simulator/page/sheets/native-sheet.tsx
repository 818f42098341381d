import { useUnit } from 'effector-react';

import type { PhoneConfig } from '../../config/simulator-config';
import { $text } from '../i18n/text';
import type { Sheet } from '../lib/native-screen';
import { sheetClosed } from '../model/screens';
import { LoginSheet } from './login-sheet';
import { MarketSheet } from './market-sheet';
import { PurchaseSheet } from './purchase-sheet';
import { Facts, SheetFrame } from './sheet-frame';
import styles from './sheets.module.css';

interface NativeSheetProps {
  readonly phone: PhoneConfig;
  readonly index: number;
  readonly sheet: Sheet;
}

/** What the last call opened. */
export function NativeSheet({ phone, index, sheet }: NativeSheetProps) {
  const { text, close } = useUnit({ text: $text, close: sheetClosed });
  const words = text.sheet;
  const end = () => close(index);
  switch (sheet.kind) {
    case 'login':
      return <LoginSheet index={index} />;
    case 'purchase':
      return <PurchaseSheet index={index} productId={sheet.productId} />;
    case 'market':
      return <MarketSheet phone={phone} index={index} {...sheet} />;
    case 'share':
      return (
        <SheetFrame title={words.share} onClose={end}>
          <Facts
            facts={[
              ['title', sheet.title],
              ['text', sheet.text],
              ['url', sheet.url],
            ]}
          />
        </SheetFrame>
      );
    case 'rate':
      return (
        <SheetFrame title={words.rate} onClose={end}>
          <p className={styles['text']}>{words.rateHint}</p>
        </SheetFrame>
      );
    case 'outside':
      return (
        <SheetFrame title={words.outside} onClose={end}>
          <p className={styles['text']}>{words.outsideHint}</p>
          <Facts facts={[['url', sheet.url]]} />
        </SheetFrame>
      );
    case 'book':
      return (
        <SheetFrame title={words.book} onClose={end}>
          <p className={styles['text']}>
            {words.bookHint}
            {sheet.isFresh && ` (${words.bookFresh})`}
          </p>
          <Facts facts={[['audioBookId', sheet.audioBookId]]} />
        </SheetFrame>
      );
  }
}
