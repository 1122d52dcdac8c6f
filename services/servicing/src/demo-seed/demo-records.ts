import { type DemoAccount, demoAccounts, demoPolicies, fold } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { z } from 'zod'
import type { RequestType, SourceType, WaitingParty } from '../models/enumerations.ts'
import type { RequestWords } from '../models/request-words.ts'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import type { ServiceRequestCommentRecord } from '../models/service-request-comment.model.ts'
import type { ServiceRequestVersionRecord } from '../models/service-request-version.model.ts'
import { commonWords, wholeWords } from '../request-record/request.rules.ts'
import { listFields } from '../request-record/request-names.ts'
import { blockOf, originalWords } from '../request-record/words-of-request.ts'
import { demoLog } from './demo-log.ts'
import type { DemoRequest, DemoWorld } from './demo-request.ts'

/** The records that one request of the demo consists of. */
export interface DemoRecords {
  request: ServiceRequestRecord
  versions: ServiceRequestVersionRecord[]
  comments: ServiceRequestCommentRecord[]
}

const minute = 60_000
const hour = 60 * minute
const notLater = (instant: number) => new Date(Math.min(instant, Date.now()))
const words = z.looseObject(commonWords).transform(wholeWords)

const idIn = (prefix: string, kind: string, number: number) =>
  new Types.ObjectId(`${prefix}${kind}${String(number).padStart(21, '0')}`)

/** `4120 Harbor Dr · Suite 2 · San Diego · CA · 92101`; the second line may be left out. */
function addressOf(text: string) {
  const parts = text.split(' · ')
  const [postalCode, zone, city, ...lines] = parts.reverse()
  const [line1, line2] = lines.reverse()
  return { line1, ...(line2 && { line2 }), city, zone, postalCode }
}

const withAddress = (block: DemoRequest['block']) =>
  typeof block?.['address'] === 'string' ? { ...block, address: addressOf(block['address']) } : block

const accountOf = ({ account }: DemoRequest): DemoAccount | undefined =>
  account ? demoAccounts[account as keyof typeof demoAccounts] : undefined

/** What the client said. */
function saidIn(demo: DemoRequest): RequestWords {
  const account = accountOf(demo)
  const block = blockOf[demo.type as RequestType]
  const [clientName, clientEmail, clientPhone] = demo.client ?? [account?.contactName, account?.email]
  return words.parse({
    ...{ type: demo.type, clientName, clientEmail, clientPhone, details: demo.details },
    ...(block && { [block]: withAddress(demo.block) }),
  })
}

/** The same, as staff know it. */
function correctedIn({ correction }: DemoRequest, said: RequestWords): RequestWords | null {
  const block = blockOf[said.type]
  if (!correction || !block) return null
  return words.parse({ ...said, [block]: { ...said[block], ...correction.words } })
}

/** A request with its version log and comments, as it would be had people entered it. */
export function recordsOf(demo: DemoRequest, number: number, world: DemoWorld): DemoRecords {
  const account = accountOf(demo)
  const policies = demoPolicies(world.prefix, world.today)
  const policy = policies.find(one => one.account.id === account?.id && one.type === demo.policy)
  const assignee = demo.assignee === undefined ? undefined : world.staff[demo.assignee]
  const said = saidIn(demo)
  const instantOn = (daysAgo: number, hours: number) => world.startOf(-daysAgo).getTime() + hours * hour
  // Opened in the morning of its day, each a few minutes after the last.
  const openedAt = notLater(instantOn(demo.openedDaysAgo, 9) + number * 7 * minute)
  const closedAt = demo.closed ? new Date(openedAt.getTime() + (demo.closed.afterDays * 24 + 3) * hour) : null
  const since = (daysAgo: number, hours: number) =>
    notLater(Math.max(instantOn(daysAgo, hours), openedAt.getTime() + minute))
  const requestId = idIn(world.prefix, 'e', number)
  const { duplicateOf, waiting, source } = demo
  const comments = (demo.comments ?? []).map(([daysAgo, who, content], place) => ({
    _id: idIn(world.prefix, 'e', number * 10 + place),
    requestId,
    content: String(content),
    agencyUserId: world.staff[Number(who)]?.id ?? '',
    mentionIds: [],
    createdAt: notLater(Math.max(instantOn(Number(daysAgo), 14), openedAt.getTime()) + place * hour),
  }))
  const facts = {
    ...originalWords(said),
    correction: correctedIn(demo, said),
    accountId: account?.id ?? null,
    account: account ? { name: account.name, sortName: fold(account.name) } : null,
    businessPolicyId: policy?.id ?? null,
    assigneeId: assignee?.id ?? null,
    assigneeName: assignee?.name ?? null,
    dueAt: demo.dueInDays === undefined ? null : world.startOf(demo.dueInDays),
    isLoss: demo.isLoss ?? false,
    ...(demo.isComplaint && { isComplaint: true }),
    ...(demo.differs && { fieldNotes: [{ kind: 'DIFFERS' as const, ...demo.differs }] }),
    waiting: waiting
      ? {
          ...{ on: waiting.on as WaitingParty, followUpOn: world.day(waiting.untilInDays), note: waiting.note },
          since: since(waiting.sinceDaysAgo, 15),
        }
      : null,
    duplicateOfId: duplicateOf === undefined ? null : idIn(world.prefix, 'e', duplicateOf),
    duplicateCount: world.requests.filter(other => other.duplicateOf === number).length,
    ...{ signedRequest: null, certificates: [] },
    source: source
      ? {
          ...{ type: source.type as SourceType, id: String(idIn(world.prefix, '9', number)) },
          ...{ sentence: source.sentence, confidence: source.confidence },
        }
      : null,
    state: demo.closed ? ('CLOSED' as const) : ('OPEN' as const),
    closedAt,
    resolution: demo.closed && duplicateOf === undefined ? { notes: demo.closed.notes, files: [], email: null } : null,
  }
  const log = demoLog({
    ...{ facts, openedAt, comments },
    by: { opener: world.staff[number % world.staff.length]?.id ?? '', assignee: assignee?.id },
    correctedAt: demo.correction && since(demo.correction.daysAgo, 11),
    duplicateOf: duplicateOf === undefined ? undefined : world.requests[duplicateOf],
  })
  const versions = log.map((entry, place) => ({
    _id: idIn(world.prefix, 'e', number * 10 + place),
    requestId,
    version: place + 1,
    ...entry,
  }))
  const request = {
    _id: requestId,
    version: versions.filter(({ updateTypes }) => !updateTypes.includes('ADD_SERVICE_REQUEST_COMMENT')).length,
    logVersion: versions.length,
    ...facts,
    ...listFields(facts),
    createdAt: openedAt,
    updatedAt: versions.at(-1)?.createdAt ?? openedAt,
  }
  return { request, versions, comments }
}
