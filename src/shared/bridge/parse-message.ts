import { safeParse } from 'valibot';

import { isEventName } from './event-names';
import { events, type NativeEvent } from './events';

/** A payload beyond it is no message of a wrapper. */
export const MOST_PAYLOAD_BYTES = 64 * 1024;

/**
 * Makes an event of what anybody may have sent; null for unknown names and bad payloads. Never throws,
 * and nothing of the payload itself is passed on (fault list C2).
 */
export function parseMessage(name: unknown, payload: unknown): NativeEvent | null {
  if (!isEventName(name)) return null;
  try {
    const result = safeParse(events[name].payload, plainCopy(payload));
    return result.success ? ({ name, payload: result.output } as NativeEvent) : null;
  } catch {
    return null;
  }
}

/** The payload by way of its JSON: what is no data stays behind. Throws when it is too long. */
function plainCopy(payload: unknown): unknown {
  if (payload === undefined || payload === '') return null;
  const json = typeof payload === 'string' ? payload : jsonOf(payload);
  // Cheap first: no text has fewer bytes than letters.
  if (json.length > MOST_PAYLOAD_BYTES || bytesOf(json) > MOST_PAYLOAD_BYTES) throw tooLong();
  return JSON.parse(json);
}

/**
 * The same as JSON, given up where it grows too long. To be asked about each entry also keeps Chromium
 * from its fast way, on which it takes 20 ms and more to see that an object goes round in a circle.
 */
function jsonOf(payload: unknown): string {
  let size = 0;
  return JSON.stringify(payload, (key, value: unknown) => {
    size += key.length + (typeof value === 'string' ? value.length : 1);
    if (size > MOST_PAYLOAD_BYTES) throw tooLong();
    return value;
  });
}

function tooLong(): RangeError {
  return new RangeError('The payload is too long');
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
