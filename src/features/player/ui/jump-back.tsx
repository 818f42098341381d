import { useUnit } from 'effector-react';

import { playerOptions } from '@/shared/i18n/fa/player-options';
import { formatClock, formatNumber } from '@/shared/i18n/format';
import { cx } from '@/shared/ui/cx';
import { ReturnIcon } from '@/shared/ui/icon/return-icon';

import { $jumpBack, jumpBackClicked } from '../model/jump-back';
import { $index } from '../model/queue';

import styles from './jump-back.module.css';

interface JumpBackProps {
  /** Over the lower edge of the phone's cover, away from its title, or just above its positioned parent. */
  at: 'edge' | 'above';
}

/** For 10 s after a far jump: the way back. It covers something else, so that nothing moves. Rule: docs/behaviour.md#seek */
export function JumpBack({ at }: JumpBackProps) {
  const { from, index, goBack } = useUnit({
    from: $jumpBack,
    index: $index,
    goBack: jumpBackClicked,
  });
  return (
    <div className={cx(styles['place'], styles[at])} role="status">
      {from && (
        <button type="button" className={styles['button']} onClick={() => goBack()}>
          <ReturnIcon size={18} />
          <span>
            {playerOptions.backTo(
              formatClock(from.position),
              from.index === index ? null : formatNumber(from.index + 1),
            )}
          </span>
        </button>
      )}
    </div>
  );
}
