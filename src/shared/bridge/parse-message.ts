import { safeParse } from 'valibot';

import { isEventName } from './event-names';
import { events, type NativeEvent } from './events';

/** Longer payloads are rejected. docs/faults.md#c2 */
export const MAX_PAYLOAD_BYTES = 64 * 1024;

/**
 * Parses an untrusted message; null for an unknown name or an invalid payload. Never throws. The result
 * shares no object with the payload. docs/faults.md#c2
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

/** Copies the payload through JSON, which drops accessors and functions. @throws if it is too long */
function plainCopy(payload: unknown): unknown {
  if (payload === undefined || payload === '') return null;
  const json = typeof payload === 'string' ? payload : jsonOf(payload);
  // The cheap check first: a text has at least as many bytes as UTF-16 units.
  if (json.length > MAX_PAYLOAD_BYTES || bytesOf(json) > MAX_PAYLOAD_BYTES) throw tooLong();
  return JSON.parse(json);
}

/**
 * The payload as JSON. The replacer throws as soon as the text is too long. It also keeps Chromium off its
 * fast path, which takes 20 ms and more to detect a circular object.
 */
function jsonOf(payload: unknown): string {
  let size = 0;
  return JSON.stringify(payload, (key, value: unknown) => {
    size += key.length + (typeof value === 'string' ? value.length : 1);
    if (size > MAX_PAYLOAD_BYTES) throw tooLong();
    return value;
  });
}

function tooLong(): RangeError {
  return new RangeError('The payload is too long');
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
