import { useUnit } from 'effector-react';

import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { resumeIntended } from '../model/warm-up';

import { PlayFaceIcon } from './play-face-icon';
import { usePlayAction } from './use-play-action';

interface PlayButtonProps {
  size: 'regular' | 'huge';
  /** `solid` is filled, as the main action. */
  kind?: 'solid' | 'plain';
}

/** Plays, pauses or retries. */
export function PlayButton({ size, kind = 'solid' }: PlayButtonProps) {
  const { status, face, label, act } = usePlayAction();
  const intended = useUnit(resumeIntended);
  const intend = () => intended();
  return (
    <IconButton
      label={label}
      kind={kind}
      size={size}
      data-status={status}
      onClick={act}
      onPointerEnter={intend}
      onPointerDown={intend}
      onFocus={intend}
    >
      <PlayFaceIcon face={face} size={size === 'huge' ? 36 : 24} />
    </IconButton>
  );
}
