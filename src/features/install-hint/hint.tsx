import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { install } from '@/shared/i18n/fa/install';
import { Button } from '@/shared/ui/button/button';
import { CloseIcon } from '@/shared/ui/icon/close-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { TopCard } from '@/shared/ui/top-card/top-card';

import { $installHint, installClicked, installHintClosed } from './model';

/** Offers to install the app, or says how, above the page. Rule: docs/behaviour.md#web-app */
export default function InstallHint() {
  const { way, ask, close } = useUnit({
    way: $installHint,
    ask: installClicked,
    close: installHintClosed,
  });
  if (way === null) return null;
  return (
    <TopCard label={install.label} text={way === 'prompt' ? install.offer : install.howTo}>
      {way === 'prompt' && (
        <Button kind="primary" size="small" onClick={ask}>
          {install.install}
        </Button>
      )}
      <IconButton label={common.close} onClick={close}>
        <CloseIcon size={20} />
      </IconButton>
    </TopCard>
  );
}
