import type { EngineName } from '../../scripts/lib/engines';
import type { Role } from './page-tools';

/** Drives one browser window of an engine that Playwright has no build of on this machine. */
export interface EngineDriver {
  /** Name and version of the browser, as it states them. */
  readonly version: string;
  open(url: string): Promise<void>;
  /** Clicks the first visible control with the role and the whole name, as a pointer does. */
  click(role: Role, name: string): Promise<void>;
  /** Types into the text field with the name. */
  type(name: string, text: string): Promise<void>;
  /** The value of a JavaScript expression in the page; a promise is awaited. */
  read<T>(expression: string): Promise<T>;
  /** The window as a PNG. */
  screenshot(): Promise<Buffer>;
  quit(): Promise<void>;
}

export interface Engine {
  readonly name: EngineName;
  /** Opens a window of a person who was never here. */
  readonly start: () => Promise<EngineDriver>;
}

/** How long anything may take that a user waits for. Generous: a missing answer is a fault, a slow one is none. */
export const LIMIT_MS = 30_000;
const INTERVAL_MS = 200;

/** The browser has lost the answer of the page, as it does while it leaves it or is too busy: asked again, it may tell it. */
export class LostAnswerError extends Error {
  override readonly name = 'LostAnswerError';
}

/**
 * Waits until `read` answers with something that holds. A lost answer is none: `read` is called again.
 * @throws {Error} with the last value, when it does not within 30 s
 */
export async function until<T>(
  what: string,
  read: () => Promise<T>,
  holds: (value: T) => boolean = Boolean,
): Promise<T> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const value = await read().catch((problem: unknown) => {
      if (problem instanceof LostAnswerError) return problem;
      throw problem;
    });
    const isLost = value instanceof LostAnswerError;
    if (!isLost && holds(value)) return value;
    const seen = isLost ? value.message : JSON.stringify(value);
    if (Date.now() > end) throw new Error(`${what}: last seen ${seen}`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}

/** The expression that finds a control: a page runs page-tools.ts before anything else. */
export function finding(role: Role, name: string): string {
  return `window.engineTools.find(${JSON.stringify(role)}, ${JSON.stringify(name)})`;
}

/** The expression that finds a control once it stands still, so that a click reaches it. */
export function findingStill(role: Role, name: string): string {
  return `window.engineTools.findStill(${JSON.stringify(role)}, ${JSON.stringify(name)})`;
}
