import { useEffect, useState } from 'react';

import { OverlayFailed } from '@/entities/connection/ui/overlay-failed';
import { isDialogOpen } from '@/shared/browser/is-dialog-open';
import { player } from '@/shared/i18n/fa/player';
import { preloadable } from '@/shared/ui/preloadable';
import { useWasTrue } from '@/shared/ui/use-was-true';

import { isFree, takesKeys } from './free-key';

const { View: ShortcutsDialog } = preloadable(() => import('./shortcuts-dialog'), {
  Failed: OverlayFailed,
});

/** Lists the keys of the player at the question mark of either layout, on every page, whether or not something plays. */
export function ShortcutsHelp() {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useWasTrue(isOpen);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!player.helpKeys.includes(event.key) || !isFree(event, takesKeys) || isDialogOpen())
        return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('keydown', pressed);
    };
  }, []);
  return wasOpen && <ShortcutsDialog isOpen={isOpen} onDismissed={() => setIsOpen(false)} />;
}
