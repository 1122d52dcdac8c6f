import { randomUUID } from 'node:crypto'
import { type MadeUpClient, madeUpCarriers } from './made-up-clients.ts'
import {
  type RunningSimulator,
  type SimulatedAnswer,
  type SimulatedRequest,
  startSimulator,
} from './simulator-server.ts'

/** A record as NowCerts has it; a key that is not there is not sent. */
export type NowcertsRecord = Record<string, unknown> & { changeDate: string | null }

export interface NowcertsData {
  insureds: NowcertsRecord[]
  contacts: Record<string, unknown>[]
  policies: NowcertsRecord[]
  lines: Record<string, unknown>[]
  carriers: NowcertsRecord[]
  tasks: NowcertsRecord[]
  calls: NowcertsRecord[]
}

export interface NowcertsSimulator extends RunningSimulator {
  data: NowcertsData
  user: { username: string; password: string }
  /** Sign-ins and renewals that were taken. */
  counts: { signIns: number; renewals: number }
  /** The access tokens that were given are no longer taken. */
  expireTokens(): void
  /** Nor are the refresh tokens. */
  endSessions(): void
  /** Takes a token's form as plain text only. */
  demandPlainText(): void
  /** Called after each page of a list, as colleagues who go on working. */
  hooks: { whilePaging: ((list: string) => void) | null }
}

interface NowcertsOptions {
  port?: number
  user?: { username: string; password: string }
}

/** NowCerts (Momentum) as its documentation says, with the habits that others have met. */
export async function startNowcertsSimulator(
  clients: readonly MadeUpClient[],
  { port, user = { username: 'sync@harborpoint.example', password: 'Momentum!2026' } }: NowcertsOptions = {},
): Promise<NowcertsSimulator> {
  const tokens = { access: new Set<string>(), refresh: new Set<string>(), isPlainText: false }
  const counts = { signIns: 0, renewals: 0 }
  const data = dataOf(clients)
  const hooks: NowcertsSimulator['hooks'] = { whilePaging: null }

  function grant(): SimulatedAnswer {
    const [access, refresh] = [randomUUID(), randomUUID()]
    tokens.access.add(access)
    tokens.refresh.add(refresh)
    const body = {
      access_token: access,
      token_type: 'bearer',
      expires_in: 101_951,
      refresh_token: refresh,
      userName: user.username,
    }
    return { status: 200, body }
  }

  function token({ text, headers }: SimulatedRequest): SimulatedAnswer {
    const type = headers['content-type'] ?? ''
    if (tokens.isPlainText && !type.startsWith('text/plain')) return { status: 415, body: { message: 'Unsupported.' } }
    const form = new URLSearchParams(text)
    if (form.get('client_id') !== 'ngAuthApp') return invalid('invalid_clientId', 'Client is not registered.')
    if (form.get('grant_type') === 'refresh_token') {
      // It is good once.
      if (!tokens.refresh.delete(form.get('refresh_token') ?? ''))
        return invalid('invalid_grant', 'The token is expired.')
      counts.renewals += 1
      return grant()
    }
    if (form.get('username') !== user.username || form.get('password') !== user.password) {
      return invalid('invalid_grant', 'The user name or password is incorrect.')
    }
    counts.signIns += 1
    return grant()
  }

  async function answer(request: SimulatedRequest): Promise<SimulatedAnswer> {
    const path = request.url.pathname.replace(/^\/api\//, '')
    if (path === 'token') return token(request)
    if (running.faults.expiredTokens > 0) {
      running.faults.expiredTokens -= 1
      tokens.access.clear()
    }
    const bearer = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if (!tokens.access.has(bearer))
      return { status: 401, body: { message: 'Authorization has been denied for this request.' } }
    const list = lists[path]
    if (list) {
      const page = odata(list(data), request.url, running.faults)
      hooks.whilePaging?.(path)
      if (running.faults.movingRecords > 0) moveOne(list(data), running.faults)
      return page
    }
    return (
      posts[path]?.(data, request.json as Record<string, unknown>) ?? {
        status: 404,
        body: { message: 'No such resource.' },
      }
    )
  }

  const running = await startSimulator(answer, port)
  return Object.assign(running, {
    ...{ data, user, counts, hooks },
    expireTokens: () => tokens.access.clear(),
    endSessions() {
      tokens.access.clear()
      tokens.refresh.clear()
    },
    demandPlainText: () => void Object.assign(tokens, { isPlainText: true }),
  })
}

/** The first one is changed, so it is the last one from now on. */
function moveOne(records: NowcertsRecord[], faults: { movingRecords: number }) {
  faults.movingRecords -= 1
  const [first] = records.sort(byOrder('changeDate asc'))
  if (first) first.changeDate = new Date().toISOString()
}

const invalid = (error: string, error_description: string) => ({ status: 400, body: { error, error_description } })

const lists: Readonly<Record<string, (data: NowcertsData) => NowcertsRecord[]>> = {
  InsuredDetailList: ({ insureds }) => insureds,
  PolicyDetailList: ({ policies }) => policies,
  CarrierDetailList: ({ carriers }) => carriers,
  TasksList: ({ tasks }) => tasks,
  CallLogRecordList: ({ calls }) => calls,
}

/** `$count`, `$orderby`, `$skip` and `$top` are all needed, as the documentation says. */
function odata(records: NowcertsRecord[], url: URL, faults: { truncatedPages: number }): SimulatedAnswer {
  const option = (name: string) => url.searchParams.get(`$${name}`)
  if (['count', 'orderby', 'skip', 'top'].some(name => option(name) === null)) {
    return { status: 400, body: { message: 'The query needs $count, $orderby, $skip and $top.' } }
  }
  const from = /changeDate ge (\S+)/.exec(option('filter') ?? '')?.[1]
  const wanted = records.filter(
    ({ changeDate }) => !from || (changeDate !== null && Date.parse(changeDate) >= Date.parse(from)),
  )
  const sorted = wanted.sort(byOrder(option('orderby') ?? ''))
  const page = sorted.slice(Number(option('skip')), Number(option('skip')) + Number(option('top')))
  let value = page
  if (faults.truncatedPages > 0 && page.length > 1) {
    faults.truncatedPages -= 1
    value = page.slice(0, Math.floor(page.length / 2))
  }
  return { status: 200, body: { '@odata.context': 'made up', '@odata.count': wanted.length, value } }
}

function byOrder(orderby: string) {
  const keys = orderby.split(',').map(part => part.trim().split(' '))
  return (one: NowcertsRecord, other: NowcertsRecord) => {
    for (const [key = '', direction] of keys) {
      const [a, b] = [String(one[key] ?? ''), String(other[key] ?? '')]
      if (a !== b) return (a < b ? -1 : 1) * (direction === 'desc' ? -1 : 1)
    }
    return 0
  }
}

type Post = (data: NowcertsData, body: Record<string, unknown>) => SimulatedAnswer

const belonging =
  (idsKey: string, ownerKey: string, rows: (data: NowcertsData) => Record<string, unknown>[]): Post =>
  (data, body) => {
    const ids = body?.[idsKey] as string[]
    if (!Array.isArray(ids) || ids.length > 50) return { status: 400, body: { message: 'Up to 50 ids.' } }
    return { status: 200, body: rows(data).filter(row => ids.includes(String(row[ownerKey]))) }
  }

const posts: Readonly<Record<string, Post>> = {
  'Insured/InsuredContacts': belonging('InsuredDataBaseId', 'insuredDatabaseId', ({ contacts }) => contacts),
  'Policy/PolicyLineOfBusiness': belonging('PolicyDataBaseId', 'policyDatabaseId', ({ lines }) => lines),
  'Zapier/InsertTask': ({ tasks }, body) => insert(tasks, body),
  'Zapier/UpdateTask'({ tasks }, body) {
    const task = tasks.find(({ id }) => id === body['database_id'])
    if (!task) return { status: 404, body: { status: 0, message: 'No such task.' } }
    Object.assign(task, body, { changeDate: new Date().toISOString() })
    return { status: 200, body: { status: 1, data: { database_id: task['id'] }, message: '' } }
  },
  'Zapier/InsertCallLogRecord': ({ calls }, body) => insert(calls, body),
}

function insert(records: NowcertsRecord[], body: Record<string, unknown>): SimulatedAnswer {
  const id = randomUUID()
  records.push({ ...body, id, changeDate: new Date().toISOString() })
  return { status: 200, body: { status: 1, data: { database_id: id }, message: '' } }
}

const firstChange = Date.parse('2026-03-02T09:00:00Z')

/** A database of years: many records of one import have one time. */
const changedAt = (number: number) => new Date(firstChange + Math.floor(number / 7) * 60_000).toISOString()

export const insuredId = (number: number): string => `1a000000-0000-4000-8000-${String(number).padStart(12, '0')}`
export const policyId = (number: number, place: number): string =>
  `2b000000-0000-4000-8000-${String(number * 10 + place).padStart(12, '0')}`

function dataOf(clients: readonly MadeUpClient[]): NowcertsData {
  return {
    insureds: clients.map(insuredOf),
    contacts: clients.filter(({ isBusiness }) => isBusiness).map(contactOf),
    policies: clients.flatMap(policiesOf),
    lines: clients.flatMap(({ number, policies }) =>
      policies.map(({ line }, place) => ({ policyDatabaseId: policyId(number, place), lineOfBusinessName: line })),
    ),
    carriers: madeUpCarriers.map((name, number) => ({
      ...{ id: `3c000000-0000-4000-8000-${String(number).padStart(12, '0')}`, name, naic: String(10_000 + number) },
      changeDate: changedAt(0),
    })),
    tasks: [],
    calls: [],
  }
}

function insuredOf(client: MadeUpClient): NowcertsRecord {
  const [firstName = '', ...rest] = client.person.name.split(' ')
  return {
    id: insuredId(client.number),
    commercialName: client.isBusiness ? client.name : null,
    ...{ firstName, middleName: null, lastName: rest.join(' ') },
    insuredType: client.isBusiness ? 'Commercial' : 'Personal',
    type: 'Insured',
    dba: null,
    eMail: client.email,
    ...{ eMail2: null, eMail3: null, phone: client.phone, cellPhone: null, website: null, active: true },
    ...{
      addressLine1: client.line1,
      addressLine2: null,
      city: client.city,
      state: client.zone,
      zipCode: client.postalCode,
    },
    changeDate: changedAt(client.number),
    createDate: changedAt(0),
  }
}

function contactOf({ number, person }: MadeUpClient) {
  const [firstName = '', ...rest] = person.name.split(' ')
  return {
    databaseId: `4d000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    insuredDatabaseId: insuredId(number),
    ...{ firstName, lastName: rest.join(' '), businessEmail: person.email, officePhone: person.phone },
  }
}

function policiesOf({ number, isBusiness, policies }: MadeUpClient): NowcertsRecord[] {
  return policies.map((policy, place) => ({
    databaseId: policyId(number, place),
    insuredDatabaseId: insuredId(number),
    ...{ number: policy.number, isQuote: false, insuredType: isBusiness ? 'Commercial' : 'Personal' },
    effectiveDate: `${policy.effective}T00:00:00Z`,
    expirationDate: `${policy.expiration}T00:00:00Z`,
    bindDate: null,
    billingType: 'Direct_Bill_100',
    carrierName: policy.carrier,
    mgaName: null,
    totalPremium: policy.premium,
    status: 'Active',
    cancellationDate: null,
    changeDate: changedAt(number),
  }))
}
