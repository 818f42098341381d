import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { ChevronIcon } from '@/shared/ui/icon/chevron-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { backClicked } from '../model';

/** The back button at the start of a page header. */
export function BackButton() {
  const clicked = useUnit(backClicked);
  return (
    <IconButton label={common.back} onClick={() => clicked()}>
      <ChevronIcon to="back" />
    </IconButton>
  );
}
