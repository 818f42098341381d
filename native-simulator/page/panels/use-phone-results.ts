import { useUnit } from 'effector-react';
import { useState } from 'react';

import { $selectedIndex } from '../model/config';

/** What came of the last attempt in the selected phone, or undefined; and a function that notes it for any phone. */
export function usePhoneResults(): readonly [
  result: string | undefined,
  note: (phone: number, result: string) => void,
] {
  const selected = useUnit($selectedIndex);
  const [results, setResults] = useState<Readonly<Record<number, string>>>({});
  const note = (phone: number, result: string) =>
    setResults((known) => ({ ...known, [phone]: result }));
  return [results[selected], note];
}
