import { search } from '@inquirer/prompts';
import type { Choice, Question } from '../deps';
import { interruptedFailure } from './interruption';

interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/**
 * Asks with a list that the arrow keys walk through and typed text narrows.
 * @returns the value of the chosen item
 * @throws {CommandFailure} when the user presses Ctrl+C, the signal is aborted, or the input ends
 */
export async function ask(
  { text, choices }: Question,
  { input, output }: Terminal,
  interrupted: AbortSignal,
): Promise<string> {
  const inputEnd = new AbortController();
  const abort = () => inputEnd.abort();
  input.once('end', abort);
  try {
    return await search(
      { message: text, source: (typed = '') => matchingChoices(choices, typed) },
      { input, output, signal: AbortSignal.any([interrupted, inputEnd.signal]) },
    );
  } catch (error) {
    const isEnded = error instanceof Error && /^(?:Abort|Exit)PromptError$/.test(error.name);
    throw isEnded ? interruptedFailure() : error;
  } finally {
    input.off('end', abort);
  }
}

/** Choices whose label contains the typed text; a label that is exactly this text comes first. */
function matchingChoices(choices: readonly Choice[], typed: string) {
  const term = typed.trim().toLowerCase();
  return choices
    .filter(({ label }) => label.toLowerCase().includes(term))
    .map(({ value, label }) => ({ value, name: label }))
    .sort((a, b) => Number(isSame(b.value, term)) - Number(isSame(a.value, term)));
}

function isSame(value: string, term: string): boolean {
  return value.toLowerCase() === term;
}
