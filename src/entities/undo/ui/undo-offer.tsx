import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { form } from '@/shared/i18n/fa/form';
import { UndoBar } from '@/shared/ui/undo-bar/undo-bar';

import type { Undo, Undoable } from '../create-undo';

/** The offer of a page to take its last action back. */
export function UndoOffer<Done extends Undoable>({ undo }: { undo: Undo<Done> }) {
  const { offer, undone, closed, held } = useUnit({
    offer: undo.$offer,
    undone: undo.undoClicked,
    closed: undo.dismissed,
    held: undo.heldChanged,
  });
  return (
    <UndoBar
      text={offer?.text ?? null}
      undoLabel={form.undo}
      closeLabel={common.close}
      onUndone={() => undone()}
      onClosed={() => closed()}
      onHeld={held}
    />
  );
}
