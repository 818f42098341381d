import { useUnit } from 'effector-react';

import { $appearance, textSizePicked, themePicked } from '@/features/appearance/model';
import { textSizes, themes } from '@/shared/config/appearance';
import { common } from '@/shared/i18n/fa/common';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { formatNumber } from '@/shared/i18n/format';
import { Sheet } from '@/shared/ui/dialog/sheet';
import { MinusIcon } from '@/shared/ui/icon/minus-icon';
import { PlusIcon } from '@/shared/ui/icon/plus-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { displaySheet } from '../model';

import styles from './display-sheet.module.css';

/** Theme and text size of this device; each choice applies at once. */
export default function DisplaySheet() {
  const { isOpen, closed } = useUnit({ isOpen: displaySheet.$isOpen, closed: displaySheet.closed });
  return (
    <Sheet
      isOpen={isOpen}
      title={texts.display}
      closeLabel={common.close}
      onDismissed={() => closed()}
    >
      <div className={styles['settings']}>
        <ThemeChoice />
        <TextSizeChoice />
      </div>
    </Sheet>
  );
}

function ThemeChoice() {
  const { appearance, picked } = useUnit({ appearance: $appearance, picked: themePicked });
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{texts.theme}</legend>
      <div className={styles['themes']}>
        {themes.map((theme) => (
          <label key={theme} className={styles['theme']}>
            <input
              type="radio"
              name="theme"
              className={styles['radio']}
              value={theme}
              checked={theme === appearance.theme}
              onChange={() => picked(theme)}
            />
            <span className={styles['sample']} data-sample={theme} aria-hidden="true">
              {theme !== 'dark' && <Page theme="light" />}
              {theme !== 'light' && <Page theme="dark" />}
            </span>
            <span className={styles['name']}>{texts.themes[theme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A drawing of a page in one theme. */
function Page({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <span className={styles['page']} data-theme={theme}>
      <span className={styles['heading']} />
      <span className={styles['line']} />
      <span className={styles['line']} />
    </span>
  );
}

function TextSizeChoice() {
  const { appearance, picked } = useUnit({ appearance: $appearance, picked: textSizePicked });
  const { textSize } = appearance;
  const smaller = textSizes.filter((size) => size < textSize).pop();
  const larger = textSizes.find((size) => size > textSize);
  const step = (size: number | undefined) => () => size !== undefined && picked(size);
  return (
    <div className={styles['group']} role="group" aria-labelledby="text-size">
      <div className={styles['legend']} id="text-size">
        {texts.textSize}
      </div>
      <div className={styles['sizes']}>
        <IconButton
          label={texts.smallerText}
          aria-disabled={smaller === undefined}
          onClick={step(smaller)}
        >
          <MinusIcon />
        </IconButton>
        <output className={styles['size']}>{texts.percent(formatNumber(textSize))}</output>
        <IconButton
          label={texts.largerText}
          aria-disabled={larger === undefined}
          onClick={step(larger)}
        >
          <PlusIcon />
        </IconButton>
      </div>
    </div>
  );
}
