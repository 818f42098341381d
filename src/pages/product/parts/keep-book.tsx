import { useUnit } from 'effector-react';

import { LostPart } from '@/entities/connection/ui/lost-part';
import { preloadable } from '@/shared/ui/preloadable';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import { $productKept, productKeepClicked } from '../keep';

const { View: KeptCard } = preloadable(
  async () => ({ default: (await import('@/features/kept-books/ui/kept-card')).KeptCard }),
  { Pending: () => <Skeleton height="8.75rem" />, Failed: LostPart },
);

/** Keeps the book on the device; nothing where that is not possible. */
export function KeepBook() {
  const { kept, clicked } = useUnit({ kept: $productKept, clicked: productKeepClicked });
  if (!kept) return null;
  return <KeptCard {...kept} onKept={(span) => clicked(span)} />;
}
