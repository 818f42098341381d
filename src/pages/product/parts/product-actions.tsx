import { useUnit } from 'effector-react';
import { useId } from 'react';

import { bookPriceOf } from '@/entities/audiobook/lib/book-price';
import { Price } from '@/entities/audiobook/ui/price';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';

import { $canGet, $isJustGot } from '../get';
import { $libraryState } from '../model';
import { $playsWhole } from '../podcast';

import { ActionBar } from './action-bar';
import { GetButton } from './get-button';
import { GetSentence } from './get-sentence';
import { JustGot } from './just-got';
import { OwnedButton } from './owned-button';
import { SampleButton } from './sample-button';

interface ProductActionsProps {
  detail: AudiobookDetail;
}

/** The price and the main action: play an owned book or a free podcast, else get it, beside the sample button. */
export function ProductActions({ detail }: ProductActionsProps) {
  const { playsWhole, isJustGot } = useUnit({ playsWhole: $playsWhole, isJustGot: $isJustGot });
  if (!playsWhole) return <ActionsBefore detail={detail} />;
  return (
    <ActionBar facts={isJustGot && <JustGot />}>
      <OwnedButton />
    </ActionBar>
  );
}

function ActionsBefore({ detail }: ProductActionsProps) {
  const { canGet, libraryState } = useUnit({ canGet: $canGet, libraryState: $libraryState });
  const sentenceId = useId();
  const price = bookPriceOf(
    { price: detail.products[0]?.price ?? null, isFree: detail.isFree },
    libraryState,
  );
  const facts = (
    <>
      {price && <Price rial={price.rial} discounts={price.discounts} size="large" />}
      {canGet && <GetSentence id={sentenceId} />}
    </>
  );
  return (
    <ActionBar facts={(price !== null || canGet) && facts}>
      {canGet && <GetButton sentenceId={sentenceId} />}
      <SampleButton duration={detail.sampleDuration} isMain={!canGet} />
    </ActionBar>
  );
}
