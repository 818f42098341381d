import type { Command } from 'commander';
import { combinationsOf, offersOf } from '../../src/shared/config/combinations';
import type { Deps, Rows } from '../deps';
import { table } from '../lib/table';

/** `shenidar list`: prints clients, environments, platforms and every combination. */
export function addListCommand(program: Command, { rows, out }: Deps): void {
  program
    .command('list')
    .summary('prints clients, environments and combinations')
    .description(
      'Prints every client, environment and platform, and why a combination is excluded.',
    )
    .option('--json', 'print one JSON document on stdout')
    .addHelpText(
      'after',
      `
Examples:
  shenidar list
  shenidar list --json | jq '.combinations[] | select(.valid)'`,
    )
    .action(({ json }: { json?: true }) => {
      const listing = listingOf(rows);
      out(json ? JSON.stringify(listing) : asText(listing));
    });
}

interface Listing {
  readonly clients: readonly { name: string; id: string; kind: string }[];
  readonly environments: readonly { name: string; offers: readonly string[] }[];
  readonly combinations: readonly {
    client: string;
    clientId: string;
    environment: string;
    platform: string;
    valid: boolean;
    reason?: string;
  }[];
}

function listingOf({ clients, environments }: Rows): Listing {
  return {
    clients: clients.map(({ name, id, kind }) => ({ name, id, kind })),
    environments: environments.map((row) => ({ name: row.name, offers: offersOf(row) })),
    combinations: combinationsOf(clients, environments).map(
      ({ client, environment, platform, reason }) => ({
        client: client.name,
        clientId: client.id,
        environment: environment.name,
        platform,
        valid: reason === undefined,
        ...(reason !== undefined && { reason }),
      }),
    ),
  };
}

function asText({ clients, environments, combinations }: Listing): string {
  const valid = combinations.filter((one) => one.valid).length;
  return [
    table([['client', 'id', 'kind'], ...clients.map(({ name, id, kind }) => [name, id, kind])]),
    table([
      ['environment', 'offers'],
      ...environments.map(({ name, offers }) => [name, offers.join(', ')]),
    ]),
    table([
      ['client', 'environment', 'platform', 'exists'],
      ...combinations.map(({ client, environment, platform, reason }) => [
        client,
        environment,
        platform,
        reason ? `no: ${reason}` : 'yes',
      ]),
    ]),
    `${valid} of ${combinations.length} combinations exist.`,
  ].join('\n\n');
}
