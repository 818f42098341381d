import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';

import { CommentsPreview } from './comments-preview';
import { SameVoice } from './same-voice';
import { SeriesParts } from './series-parts';
import { Similar } from './similar';

/** The parts below the first view. Their code and their data come when the reader comes near. */
export default function More({ detail }: { detail: AudiobookDetail }) {
  const { audioBookId, seriesTitle = '', narrators } = detail;
  return (
    <>
      {seriesTitle !== '' && <SeriesParts audioBookId={audioBookId} seriesTitle={seriesTitle} />}
      <CommentsPreview detail={detail} />
      <SameVoice narrators={narrators} />
      <Similar />
    </>
  );
}
