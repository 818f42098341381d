import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { OWN_CLIENT_ID } from '../../src/shared/config/clients';
import { platforms, type Combination } from '../../src/shared/config/combinations';

/** Properties of a combination that suites can require. All derive from the configuration tables. */
export interface Capabilities {
  readonly platform: Combination['platform'];
  readonly kind: Combination['client']['kind'];
  readonly shell: Combination['environment']['shell'];
  readonly isDev: boolean;
  readonly showsBottomBar: boolean;
  readonly hasServiceWorker: boolean;
  /** Whether the client exchanges its partner's token for a session. */
  readonly signsInPartners: boolean;
  readonly hidesShare: boolean;
  /** Whether the client id selects this client: in the dev environments the id of `other` selects Develop. */
  readonly meansItself: boolean;
}

export function capabilitiesOf({ client, environment, platform }: Combination): Capabilities {
  return {
    platform,
    kind: client.kind,
    shell: environment.shell,
    isDev: environment.isDev,
    showsBottomBar: environment.showsBottomBar,
    hasServiceWorker: environment.hasServiceWorker,
    signsInPartners: client.partnerKind !== undefined,
    hidesShare: client.hidesShare ?? false,
    meansItself: client.id !== OWN_CLIENT_ID || (client.isDevOnly ?? false) === environment.isDev,
  };
}

const acceptedValues = <const T extends readonly string[]>(values: T) =>
  v.exactOptional(v.array(v.picklist(values)));
const acceptedFlags = v.exactOptional(v.array(v.boolean()));

/** The values that a suite accepts for each capability; a missing one accepts all. */
const conditions = v.strictObject({
  platform: acceptedValues(platforms),
  kind: acceptedValues(['own', 'market', 'partner']),
  shell: acceptedValues(['native', 'landing', 'web']),
  isDev: acceptedFlags,
  showsBottomBar: acceptedFlags,
  hasServiceWorker: acceptedFlags,
  signsInPartners: acceptedFlags,
  hidesShare: acceptedFlags,
  meansItself: acceptedFlags,
});
export type Conditions = v.InferOutput<typeof conditions>;

/** An array lists alternatives. */
const suiteFile = v.strictObject({ appliesTo: v.union([conditions, v.array(conditions)]) });

/** A folder of e2e/specs. */
export interface Suite {
  readonly name: string;
  /** All conditions must hold; of several sets, one must hold. */
  readonly appliesTo: Conditions | readonly Conditions[];
}

/** A suite without conditions runs where `npm test` runs it: in our own web app in production. */
const defaultConditions: Conditions = { kind: ['own'], shell: ['web'], isDev: [false] };

export function suiteApplies({ appliesTo }: Suite, combination: Combination): boolean {
  const capabilities = capabilitiesOf(combination);
  return [appliesTo]
    .flat()
    .some((one) =>
      Object.entries(one).every(([name, values]) =>
        (values as readonly unknown[]).includes(capabilities[name as keyof Capabilities]),
      ),
    );
}

/**
 * Reads the suites in a folder, sorted by name, with the conditions of their `suite.json`.
 * @throws when such a file is invalid
 */
export function readSuites(folder: string): readonly Suite[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, appliesTo: readConditions(join(folder, name, 'suite.json')) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function readConditions(file: string): Suite['appliesTo'] {
  if (!existsSync(file)) return defaultConditions;
  try {
    return v.parse(suiteFile, JSON.parse(readFileSync(file, 'utf8'))).appliesTo;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} does not describe a suite: ${reason}`, { cause: error });
  }
}
