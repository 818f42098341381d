import { useUnit } from 'effector-react';

import { KeptCard } from '@/features/kept-books/ui/kept-card';

import { $productKept, productKeepClicked } from '../keep';

/** Keeps the book on the device; nothing where that is not possible. */
export function KeepBook() {
  const { kept, clicked } = useUnit({ kept: $productKept, clicked: productKeepClicked });
  if (!kept) return null;
  return <KeptCard {...kept} onKept={(span) => clicked(span)} />;
}
