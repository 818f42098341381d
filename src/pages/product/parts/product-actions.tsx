import { useUnit } from 'effector-react';

import { Price } from '@/entities/audiobook/ui/price';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';

import { priceOf } from '../lib/price-of';
import { $libraryState } from '../model';
import { $isOwned } from '../sample';

import { ActionBar } from './action-bar';
import { OwnedButton } from './owned-button';
import { SampleButton } from './sample-button';

/** The price and the one main action: to hear the whole book, else its sample. */
export function ProductActions({ detail }: { detail: AudiobookDetail }) {
  const { isOwned, libraryState } = useUnit({ isOwned: $isOwned, libraryState: $libraryState });
  const price = priceOf(detail, libraryState);
  return (
    <ActionBar>
      {price && <Price rial={price.rial} discount={price.discount} size="large" />}
      {isOwned ? <OwnedButton /> : <SampleButton duration={detail.sampleDuration} />}
    </ActionBar>
  );
}
