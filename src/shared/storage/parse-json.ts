import { safeParse, type GenericSchema, type InferOutput } from 'valibot';

/** Reads JSON text of a known shape; null for anything else, never a throw. */
export function parseJson<S extends GenericSchema>(schema: S, raw: string): InferOutput<S> | null {
  try {
    const result = safeParse(schema, JSON.parse(raw));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
