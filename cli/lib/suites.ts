import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { OWN_CLIENT_ID } from '../../src/shared/config/clients';
import { platforms, type Combination } from '../../src/shared/config/combinations';

/** What a combination can do, as suites ask for it; all of it follows from the rows. */
export interface Capabilities {
  readonly platform: Combination['platform'];
  readonly kind: Combination['client']['kind'];
  readonly shell: Combination['environment']['shell'];
  readonly isDev: boolean;
  readonly showsBottomBar: boolean;
  /** Whether the client trades a token of its partner for a session. */
  readonly signsInPartners: boolean;
  readonly hidesShare: boolean;
  /** Whether its id means this client there: in the dev environments that of `other` means Develop. */
  readonly meansItself: boolean;
}

export function capabilitiesOf({ client, environment, platform }: Combination): Capabilities {
  return {
    platform,
    kind: client.kind,
    shell: environment.shell,
    isDev: environment.isDev,
    showsBottomBar: environment.showsBottomBar,
    signsInPartners: client.partnerKind !== undefined,
    hidesShare: client.hidesShare ?? false,
    meansItself: client.id !== OWN_CLIENT_ID || (client.isDevOnly ?? false) === environment.isDev,
  };
}

const accepted = <const T extends readonly string[]>(values: T) =>
  v.exactOptional(v.array(v.picklist(values)));
const acceptedFlag = v.exactOptional(v.array(v.boolean()));

/** For each capability the values that a suite is meant for; one that is not named is of no matter. */
const conditions = v.strictObject({
  platform: accepted(platforms),
  kind: accepted(['own', 'market', 'partner']),
  shell: accepted(['native', 'landing', 'web']),
  isDev: acceptedFlag,
  showsBottomBar: acceptedFlag,
  signsInPartners: acceptedFlag,
  hidesShare: acceptedFlag,
  meansItself: acceptedFlag,
});
export type Conditions = v.InferOutput<typeof conditions>;

/** Several are alternatives. */
const suiteFile = v.strictObject({ appliesTo: v.union([conditions, v.array(conditions)]) });

/** A folder of e2e/specs. */
export interface Suite {
  readonly name: string;
  /** All of one, or all of one of several. */
  readonly appliesTo: Conditions | readonly Conditions[];
}

/** A suite that says nothing runs where `npm test` runs it: in our own web app, as in production. */
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
 * The suites in a folder, in the order of their names, each with the conditions of its `suite.json`.
 * @throws a sentence when such a file is not what it should be
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
    throw new Error(`${file} is no description of a suite: ${reason}`, { cause: error });
  }
}
