import { setTimeout as wait } from 'node:timers/promises'
import type { Caller } from '../../e2e/support/caller.ts'
import { until } from '../../e2e/support/product.ts'
import type { NamedRecord } from '../../e2e/tenancy/inputs.ts'
import type { Records } from '../../e2e/tenancy/records.ts'
import { type MadeUpClient, madeUpClient } from '../../services/settings/src/integrations/testing/made-up-clients.ts'
import {
  insuredId,
  type NowcertsSimulator,
  startNowcertsSimulator,
} from '../../services/settings/src/integrations/testing/nowcerts-simulator.ts'

interface Connected {
  id: string
  version: number
  currentRun: { id: string } | null
  syncLogs: { id: string }[]
  conflicts: { items: { id: string; version: number }[] }
  possibleDuplicates: { items: { id: string; version: number }[] }
}

const list = `{ integrations {
  id version currentRun { id } syncLogs { id } conflicts { items { id version } } possibleDuplicates { items { id version } }
} }`
const connect = 'mutation ($input: CreateIntegrationInput!) { createIntegration(input: $input) { id } }'
const sync = 'mutation ($id: ID!) { syncIntegration(id: $id) { id } }'
const enter = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { id } }'
const found =
  'query ($search: String) { accounts(search: $search) { items { id version details { ... on BusinessAccount { name email } } } } }'
const change = `mutation ($id: ID!, $version: Int!, $input: UpdateAccountInput!) {
  updateAccount(id: $id, version: $version, input: $input) { id }
}`

/** An integration that was synced, with a conflict and a possible duplicate; made when there is none. */
const connected = async (
  { caller, mark }: Records,
  isEnough: (integration: Connected) => boolean,
): Promise<Connected> => {
  const [present] = await integrationsOf(caller)
  return present && isEnough(present) ? present : withNowcerts(simulator => makeRecords(caller, mark, simulator))
}

export const integration = (agency: Records): Promise<NamedRecord> => connected(agency, () => true)
export const syncLog = async (agency: Records): Promise<NamedRecord> =>
  one((await connected(agency, ({ syncLogs }) => syncLogs.length > 0)).syncLogs)
export const syncConflict = async (agency: Records): Promise<NamedRecord> =>
  one((await connected(agency, ({ conflicts }) => conflicts.items.length > 0)).conflicts.items)
export const syncDuplicate = async (agency: Records): Promise<NamedRecord> =>
  one(
    (await connected(agency, ({ possibleDuplicates }) => possibleDuplicates.items.length > 0)).possibleDuplicates.items,
  )

function one<Item extends NamedRecord>([first]: readonly Item[]): Item {
  if (!first) throw new Error('The sync has brought nothing of this kind.')
  return first
}

const integrationsOf = async (caller: Caller) => (await caller.call<{ integrations: Connected[] }>(list)).integrations

/** The journey about integrations plays it at the same address. */
async function withNowcerts<Result>(work: (simulator: NowcertsSimulator) => Promise<Result>): Promise<Result> {
  let simulator: NowcertsSimulator | undefined
  for (let tries = 0; !simulator && tries < 90; tries += 1) {
    simulator = await startNowcertsSimulator([], { port: Number(process.env['NOWCERTS_PORT']) }).catch(() => undefined)
    if (!simulator) await wait(1_000)
  }
  if (!simulator) throw new Error('NowCerts can’t be played: its port is taken.')
  try {
    return await work(simulator)
  } finally {
    await simulator.close()
  }
}

async function makeRecords(caller: Caller, mark: string, simulator: NowcertsSimulator): Promise<Connected> {
  const number = (Date.now() % 100_000) * 8
  const [changed, alike] = [marked(madeUpClient(number), mark), marked(madeUpClient(number + 1), mark)]
  simulator.data.insureds.push(...[changed, alike].map(insuredOf))
  const contact = { name: `${mark}Matrix`, email: 'matrix@matrix.example' }
  await caller.call(enter, {
    input: { type: 'BUSINESS', business: { name: alike.name, email: contact.email }, contact },
  })
  const nowcerts = { ...simulator.user }
  const [present] = await integrationsOf(caller)
  if (!present) await caller.call(connect, { input: { type: 'AMS_NOWCERTS', nowcerts } })
  await synced(caller)
  const { accounts } = await caller.call<{ accounts: { items: { id: string; version: number }[] } }>(found, {
    search: changed.name,
  })
  const [account] = accounts.items
  const business = { name: changed.name, email: changed.email, phone: '(510) 555-0101' }
  await caller.call(change, { id: account?.id, version: account?.version, input: { business } })
  const insured = simulator.data.insureds.find(({ id }) => id === insuredId(changed.number))
  Object.assign(insured as object, { phone: '(510) 555-0102', changeDate: new Date().toISOString() })
  return synced(caller)
}

const marked = (client: MadeUpClient, mark: string): MadeUpClient => ({ ...client, name: `${mark}${client.name}` })

const insuredOf = ({ number, name, email, phone }: MadeUpClient) => ({
  ...{ id: insuredId(number), commercialName: name, insuredType: 'Commercial', eMail: email, phone },
  changeDate: new Date().toISOString(),
})

/** What waits for the other system ends by itself. */
async function synced(caller: Caller): Promise<Connected> {
  const [{ id } = { id: '' }] = await integrationsOf(caller)
  let current: Connected | undefined
  const isIdle = async () => {
    ;[current] = await integrationsOf(caller)
    return current?.currentRun === null
  }
  await until(isIdle, 60_000, 'A sync does not end.')
  await caller.call(sync, { id })
  await until(isIdle, 60_000, 'A sync does not end.')
  return current as Connected
}
