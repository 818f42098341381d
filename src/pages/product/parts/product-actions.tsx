import { useUnit } from 'effector-react';
import { useId } from 'react';

import { bookPriceOf } from '@/entities/audiobook/lib/book-price';
import { Price } from '@/entities/audiobook/ui/price';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';

import { $canGet, $isJustGot, $isUnavailable } from '../get';
import { $libraryState } from '../model';
import { $playsWhole } from '../podcast';
import { $resumePlace } from '../progress';

import { ActionBar } from './action-bar';
import { GetButton } from './get-button';
import { GetSentence } from './get-sentence';
import { JustGot } from './just-got';
import { OwnedButton } from './owned-button';
import { ResumeSentence } from './resume-sentence';
import { SampleButton } from './sample-button';

interface ProductActionsProps {
  detail: AudiobookDetail;
}

/** The main action: play an owned book or a free podcast, else get it; the sample where neither can be. */
export function ProductActions({ detail }: ProductActionsProps) {
  const { playsWhole, canGet, isJustGot, place } = useUnit({
    playsWhole: $playsWhole,
    canGet: $canGet,
    isJustGot: $isJustGot,
    place: $resumePlace,
  });
  const sentenceId = useId();
  if (playsWhole) {
    return (
      <ActionBar sentence={isJustGot ? <JustGot /> : place && <ResumeSentence id={sentenceId} />}>
        <OwnedButton sentenceId={sentenceId} />
      </ActionBar>
    );
  }
  if (canGet) return <GetBar detail={detail} />;
  return (
    <ActionBar>
      <SampleButton duration={detail.sampleDuration} isMain />
    </ActionBar>
  );
}

function GetBar({ detail }: ProductActionsProps) {
  const { libraryState, isUnavailable } = useUnit({
    libraryState: $libraryState,
    isUnavailable: $isUnavailable,
  });
  const sentenceId = useId();
  const listPrice = { price: detail.products[0]?.price ?? null, isFree: detail.isFree };
  // A book that the user cannot get has no price to pay.
  const price = isUnavailable ? null : bookPriceOf(listPrice, libraryState);
  return (
    <ActionBar
      price={price && <Price rial={price.rial} discounts={price.discounts} size="large" />}
      sentence={<GetSentence id={sentenceId} />}
    >
      <GetButton sentenceId={sentenceId} />
    </ActionBar>
  );
}
