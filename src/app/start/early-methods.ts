/** Engines that lack newer methods get them before the code that uses them. */
import { newerMethods } from './newer-methods';

for (const [owner, name, value] of newerMethods)
  if (!(name in owner))
    // Not enumerable, as the engines' own.
    Object.defineProperty(owner, name, { value, writable: true, configurable: true });
