import { useState } from 'react';

/** The value while something is open; what it was then, while that moves out. */
export function useWhileOpen<Value>(value: Value, isOpen: boolean): Value {
  const [held, setHeld] = useState(value);
  if (isOpen && held !== value) setHeld(value);
  return isOpen ? value : held;
}
