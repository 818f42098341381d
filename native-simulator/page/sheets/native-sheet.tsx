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

/** The sheet that the last call opened. */
export function NativeSheet({ phone, index, sheet }: NativeSheetProps) {
  const { text, close } = useUnit({ text: $text, close: sheetClosed });
  const texts = text.sheet;
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
        <SheetFrame title={texts.share} onClose={end}>
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
        <SheetFrame title={texts.rate} onClose={end}>
          <p className={styles['text']}>{texts.rateHint}</p>
        </SheetFrame>
      );
    case 'outside':
      return (
        <SheetFrame title={texts.outside} onClose={end}>
          <p className={styles['text']}>{texts.outsideHint}</p>
          <Facts facts={[['url', sheet.url]]} />
        </SheetFrame>
      );
    case 'book':
      return (
        <SheetFrame title={texts.book} onClose={end}>
          <p className={styles['text']}>
            {texts.bookHint}
            {sheet.isFresh && ` (${texts.bookFresh})`}
          </p>
          <Facts facts={[['audioBookId', sheet.audioBookId]]} />
        </SheetFrame>
      );
  }
}
