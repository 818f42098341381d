import { unwritableReason } from '../../scripts/lib/unwritable-reason';
import { CommandFailure } from './failure';

/**
 * Creates a folder and checks that files can be written to it.
 * @param what the subject of the message, such as `The build cache`
 * @param remedy the end of the message: what to do
 * @throws {CommandFailure} (not ready) with the reason, as one sentence
 */
export function ensureWritable(folder: string, what: string, remedy: string): void {
  const reason = unwritableReason(folder);
  if (reason !== undefined) {
    throw new CommandFailure('notReady', `${what} cannot be written (${reason}). ${remedy}`);
  }
}
