import type { MadeUpClient, MadeUpPolicy } from './made-up-clients.ts'
import {
  type RunningSimulator,
  type SimulatedAnswer,
  type SimulatedRequest,
  startSimulator,
} from './simulator-server.ts'

/** A client as HawkSoft sends it, and when it was changed. */
export interface HawksoftRecord {
  client: Record<string, unknown> & { clientNumber: number }
  changedAt: Date
}

export interface HawksoftSimulator extends RunningSimulator {
  records: HawksoftRecord[]
  vendor: { clientId: string; secret: string }
  /** Agencies that let Coverdesk in. */
  agencies: Set<number>
  /** Writes its keys as the documentation does, `ClientNumber`. */
  usePascalCase(): void
  /** Called after each batch, as colleagues who go on working. */
  hooks: { whileReading: (() => void) | null }
}

interface HawksoftOptions {
  port?: number
  agencyId?: number
}

/** HawkSoft's Partner API 3.0 as it is used. */
export async function startHawksoftSimulator(
  clients: readonly MadeUpClient[],
  { port, agencyId = 1234 }: HawksoftOptions = {},
): Promise<HawksoftSimulator> {
  const vendor = { clientId: 'coverdesk', secret: 'partner-secret' }
  const agencies = new Set([agencyId])
  const records = clients.map(
    (client): HawksoftRecord => ({ client: clientOf(client), changedAt: new Date('2026-03-02T09:00:00Z') }),
  )
  const hooks: HawksoftSimulator['hooks'] = { whileReading: null }
  const state = { isPascal: false }
  const basic = `Basic ${Buffer.from(`${vendor.clientId}:${vendor.secret}`).toString('base64')}`
  const cased = (value: unknown) => (state.isPascal ? inPascalCase(value) : value)

  function answer({ method, url, headers, json }: SimulatedRequest): SimulatedAnswer {
    if (headers.authorization !== basic) return { status: 401, body: { message: 'Invalid client credentials.' } }
    if (url.searchParams.get('version') !== '3.0')
      return { status: 400, body: { message: 'An API version is required.' } }
    const [, , , agency = '', ...rest] = url.pathname.split('/')
    if (url.pathname === '/vendor/agencies') return { status: 200, body: [...agencies] }
    if (!agencies.has(Number(agency))) {
      return { status: 403, body: { message: `Agency ${agency} is not available to this vendor.` } }
    }
    const path = rest.join('/')
    if (path === 'offices') return { status: 200, body: cased([{ officeId: 1, name: 'Main' }]) }
    if (path === 'clients' && method === 'GET') return { status: 200, body: changedSince(url.searchParams.get('asOf')) }
    if (path === 'clients') return batch(json as Record<string, unknown>)
    const found = records.find(({ client }) => path === `client/${client.clientNumber}`)
    return found
      ? { status: 200, body: cased(found.client) }
      : { status: 404, body: { message: 'There is no such client.' } }
  }

  function changedSince(asOf: string | null) {
    const since = asOf ? Date.parse(asOf) : 0
    return records.filter(({ changedAt }) => changedAt.getTime() >= since).map(({ client }) => client.clientNumber)
  }

  function batch(body: Record<string, unknown>): SimulatedAnswer {
    const numbers = body?.['clientNumbers'] as number[]
    if (!Array.isArray(numbers) || numbers.length > 200) return { status: 400, body: { message: 'Up to 200 clients.' } }
    const found = records.filter(({ client }) => numbers.includes(client.clientNumber)).map(({ client }) => client)
    let sent = found
    if (running.faults.truncatedPages > 0 && found.length > 1) {
      running.faults.truncatedPages -= 1
      sent = found.slice(0, Math.floor(found.length / 2))
    }
    const answered = cased(structuredClone(sent))
    hooks.whileReading?.()
    if (running.faults.movingRecords > 0) {
      running.faults.movingRecords -= 1
      const [first] = records
      if (first) first.changedAt = new Date()
    }
    return { status: 200, body: answered }
  }

  const running = await startSimulator(answer, port)
  return Object.assign(running, {
    ...{ records, vendor, agencies, hooks },
    usePascalCase: () => void Object.assign(state, { isPascal: true }),
  })
}

function inPascalCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inPascalCase)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, part]) => [
    key.charAt(0).toUpperCase() + key.slice(1),
    inPascalCase(part),
  ])
  return Object.fromEntries(entries)
}

const lineCodes: Readonly<Record<string, string>> = {
  'General Liability': 'CGL',
  'Commercial Auto': 'AUTOB',
  'Workers Compensation': 'WORK',
  Property: 'PROP',
}

function clientOf(client: MadeUpClient): HawksoftRecord['client'] {
  const [firstName = '', ...rest] = client.person.name.split(' ')
  return {
    clientNumber: client.number + 1,
    details: {
      companyName: client.isBusiness ? client.name : '',
      dbaName: '',
      isCommercial: client.isBusiness,
      mailingAddress: {
        address1: client.line1,
        address2: '',
        city: client.city,
        state: client.zone,
        zip: client.postalCode,
      },
      officeId: 1,
      status: 'Active',
    },
    people: [{ id: 'p1', firstName, lastName: rest.join(' ') }],
    contacts: [
      { type: 'Email', data: client.email },
      { type: 'WorkPhone', data: client.phone },
      ...(client.isBusiness
        ? [
            { type: 'Email', data: client.person.email, personId: 'p1' },
            { type: 'CellPhone', data: client.person.phone, personId: 'p1' },
          ]
        : []),
    ],
    policies: client.policies.map((policy, place) => policyOf(client.number, policy, place)),
  }
}

function policyOf(number: number, policy: MadeUpPolicy, place: number) {
  return {
    id: `pol-${number}-${place}`,
    policyNumber: policy.number,
    title: lineCodes[policy.line],
    loBs: [{ code: lineCodes[policy.line], name: policy.line }],
    carrier: policy.carrier,
    writingCarrier: '',
    effectiveDate: `${policy.effective}T00:00:00`,
    expirationDate: `${policy.expiration}T00:00:00`,
    premium: policy.premium,
    billingType: 'Direct',
    status: 'active',
    statusDate: `${policy.effective}T00:00:00`,
  }
}
