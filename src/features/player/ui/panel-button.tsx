import { useUnit } from 'effector-react';
import { useId, type ReactNode, type Ref } from 'react';

import { cx } from '@/shared/ui/cx';

import { panelOpened, type PanelName } from '../model/panels';

import styles from './panel-button.module.css';

/** `tile` has its value below the icon, `chip` beside it. */
export type PanelButtonShape = 'tile' | 'chip';

interface PanelFaceProps {
  ref?: Ref<HTMLButtonElement>;
  /** The accessible name: that of what it opens. */
  label: string;
  /** What is chosen now; the short name of what opens where nothing is chosen. */
  value: ReactNode;
  icon: ReactNode;
  shape: PanelButtonShape;
  opensDialog?: boolean;
  onClick: () => void;
}

/** A button of the player with an icon and a short text. */
export function PanelFace({
  ref,
  label,
  value,
  icon,
  shape,
  opensDialog,
  onClick,
}: PanelFaceProps) {
  const valueId = useId();
  return (
    <button
      ref={ref}
      type="button"
      className={cx(styles['button'], styles[shape])}
      aria-label={label}
      aria-describedby={opensDialog ? valueId : undefined}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onClick}
    >
      {icon}
      <span id={valueId} className={styles['value']}>
        {value}
      </span>
    </button>
  );
}

interface PanelButtonProps extends Omit<PanelFaceProps, 'opensDialog' | 'onClick'> {
  /** The sheet that it opens; player-panels.tsx shows it. */
  panel: PanelName;
}

/** Opens a sheet of the player, and shows what is chosen in it. */
export function PanelButton({ panel, ...face }: PanelButtonProps) {
  const open = useUnit(panelOpened);
  return <PanelFace {...face} opensDialog onClick={() => open(panel)} />;
}
