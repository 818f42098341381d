import { useUnit } from 'effector-react';

import type { ModalProps } from '@/shared/ui/dialog/modal';
import { Sheet } from '@/shared/ui/dialog/sheet';

import { $item } from '../model/queue';

import { usePlayerColors } from './use-player-colors';

/** A sheet over the player, in the colours of the cover. */
export function PlayerSheet(props: ModalProps) {
  const item = useUnit($item);
  return <Sheet {...props} look={usePlayerColors(item)} />;
}
