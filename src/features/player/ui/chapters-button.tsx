import { useUnit } from 'effector-react';

import { player } from '@/shared/i18n/fa/player';
import { formatNumber } from '@/shared/i18n/format';
import { ListIcon } from '@/shared/ui/icon/list-icon';

import { $chapter, $chapters } from '../model/queue';

import { PanelButton, type PanelButtonShape } from './panel-button';

/** Opens the list of chapters, and says which one plays. */
export function ChaptersButton({ shape }: { shape: PanelButtonShape }) {
  const { chapter, chapters } = useUnit({ chapter: $chapter, chapters: $chapters });
  if (!chapter) return null;
  return (
    <PanelButton
      label={player.chapters}
      value={player.chapterShort(formatNumber(chapter.index + 1), formatNumber(chapters.length))}
      icon={<ListIcon size={shape === 'tile' ? 24 : 20} />}
      shape={shape}
      panel="chapters"
    />
  );
}
