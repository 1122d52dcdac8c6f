import type { AmsAdapter, AmsPage, AmsSession, AmsUnreadable, OutgoingCall, OutgoingTask } from '../adapter.ts'
import { momentThere } from '../days-there.ts'
import { FieldsThere } from '../fields-there.ts'
import { NowcertsClient } from './nowcerts-client.ts'
import { type ListedPage, listPage } from './nowcerts-list.ts'
import { sendCall, sendTask } from './nowcerts-outgoing.ts'
import { accountIn, carrierIn, policyIn } from './nowcerts-records.ts'

/** Ids in one question about what belongs to records. */
const maxIds = 50

/**
 * NowCerts, which is called Momentum today: OData lists and a bearer token for the agency's own user.
 * @param baseUrl such as `https://api.nowcerts.com/api`
 */
export const nowcertsAdapter = (baseUrl: string): AmsAdapter => ({
  name: 'NowCerts',
  capabilities: { tasksOut: true, callsOut: true },
  streams: ['carriers', 'insureds', 'policies'],
  open(connection): AmsSession {
    const client = new NowcertsClient(baseUrl, connection)
    return {
      test: () => client.signIn(),
      async page(stream, since, cursor) {
        const read = readers[stream]
        if (!read) throw new Error(`NowCerts has no ${stream}.`)
        const page = await read(client, zoned(since), cursor)
        const highWater = page.highWater && momentThere(page.highWater, connection.timeZone)
        return { ...page, highWater: highWater ? highWater.toISOString() : null }
      },
      sendTask: (task: OutgoingTask) => sendTask(client, task),
      sendCall: (call: OutgoingCall) => sendCall(client, call),
    }
  },
})

/** OData takes no milliseconds everywhere. */
const zoned = (since: string | null) => since && `${new Date(since).toISOString().slice(0, 19)}Z`

type Reader = (client: NowcertsClient, since: string | null, cursor: string | null) => Promise<AmsPage>

const readers: Readonly<Record<string, Reader>> = {
  async carriers(client, since, cursor) {
    const page = await listPage(client, { path: 'CarrierDetailList', idField: 'id' }, since, cursor)
    const carriers = page.records.map(carrierIn)
    return {
      ...pageOf(page),
      carriers: carriers.filter(({ foreignId, name }) => foreignId && name),
      unreadable: carriers.flatMap(({ foreignId, name }) =>
        foreignId && name ? [] : unreadable('CARRIER', foreignId, name, 'It has no name there.'),
      ),
    }
  },

  async insureds(client, since, cursor) {
    const page = await listPage(client, { path: 'InsuredDetailList', idField: 'id' }, since, cursor)
    const contacts = await belongingTo(client, 'Insured/InsuredContacts', 'InsuredDataBaseId', page.records, 'id')
    return {
      ...pageOf(page),
      accounts: page.records.map(insured => accountIn(insured, contacts.get(insured.text('id')) ?? [])),
    }
  },

  async policies(client, since, cursor) {
    const page = await listPage(client, { path: 'PolicyDetailList', idField: 'databaseId' }, since, cursor)
    const lines = await belongingTo(
      client,
      'Policy/PolicyLineOfBusiness',
      'PolicyDataBaseId',
      page.records,
      'databaseId',
    )
    return {
      ...pageOf(page),
      policies: page.records.map(policy => policyIn(policy, lineNames(lines.get(policy.text('databaseId'))))),
    }
  },
}

const pageOf = ({ next, total, highWater }: ListedPage): AmsPage => ({
  ...{ accounts: [], policies: [], carriers: [], unreadable: [] },
  ...{ next, total, highWater },
})

const unreadable = (
  recordType: AmsUnreadable['recordType'],
  foreignId: string,
  name: string,
  reason: string,
): AmsUnreadable[] => [{ recordType, foreignId, name: name || foreignId, reason }]

const lineNames = (lines: readonly FieldsThere[] = []) => [
  ...new Set(lines.map(line => line.text('lineOfBusinessName') || line.text('name')).filter(Boolean)),
]

/** What belongs to the records of a page, by their ids. */
async function belongingTo(
  client: NowcertsClient,
  path: string,
  idsKey: string,
  records: readonly FieldsThere[],
  idField: string,
): Promise<ReadonlyMap<string, FieldsThere[]>> {
  const found = new Map<string, FieldsThere[]>()
  for (let at = 0; at < records.length; at += maxIds) {
    const ids = records.slice(at, at + maxIds).map(record => record.text(idField))
    const answer = await client.post(path, { [idsKey]: ids })
    const rows = Array.isArray(answer) ? answer.map(row => new FieldsThere(row)) : new FieldsThere(answer).list('value')
    for (const row of rows) {
      const owner = row.text('insuredDatabaseId') || row.text('policyDatabaseId')
      found.set(owner, [...(found.get(owner) ?? []), row])
    }
  }
  return found
}
