import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { $productKept, productKeepClicked } from '../keep';

const KeptCard = lazy(async () => ({
  default: (await import('@/features/kept-books/ui/kept-card')).KeptCard,
}));

/** Keeps the book on the device; nothing where that is not possible. */
export function KeepBook() {
  const { kept, clicked } = useUnit({ kept: $productKept, clicked: productKeepClicked });
  if (!kept) return null;
  return (
    <Suspense>
      <KeptCard {...kept} onKept={(span) => clicked(span)} />
    </Suspense>
  );
}
