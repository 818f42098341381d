import { useUnit } from 'effector-react';

import { $canGet } from '../get';
import { $playsWhole } from '../podcast';

import { SampleButton } from './sample-button';

/** The sample of a book that the user cannot play whole; without a product it is the page's main action instead. */
export function Sample({ duration }: { duration: number }) {
  const { playsWhole, canGet } = useUnit({ playsWhole: $playsWhole, canGet: $canGet });
  if (playsWhole || !canGet) return null;
  return <SampleButton duration={duration} isMain={false} />;
}
