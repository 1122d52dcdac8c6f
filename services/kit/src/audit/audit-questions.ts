import mongoose from 'mongoose'
import { z } from 'zod'
import type { CallContext } from '../call-context.ts'
import { ownDatabase } from '../database.ts'
import { unauthenticated } from '../errors.ts'
import { parseInput } from '../parse-input.ts'
import { currentAgencyId } from '../scope.ts'
import type { Question } from '../subgraph-http.ts'
import { auditEntries } from './audit-collections.ts'
import { fieldChanges } from './field-changes.ts'
import { changeKinds, conditionsOf, toRecord } from './find-audit-entries.ts'
import { recordedCollections } from './recording.ts'
import { auditRetention } from './retention.ts'
import { verifyPortion } from './verify-chain.ts'

const instant = z.iso.datetime().transform(text => new Date(text))
const id = z.string().regex(/^[0-9a-f]{24}$/)

const entriesInput = z.object({
  filter: z.object({
    typename: z.string().max(100).optional(),
    userId: z.string().max(100).optional(),
    kind: z.enum(changeKinds).optional(),
    from: instant.optional(),
    to: instant.optional(),
  }),
  /** The last entry that is known, whichever service it is of: entries of all services are in one order. */
  before: z.object({ at: instant, id }).optional(),
  first: z.number().int().min(1).max(100),
})
const entryInput = z.object({ id: z.string().max(100) })

/** `next` of the portion before. */
const chainPosition = z.union(
  [
    z.string().regex(/^(link\|\d{1,15}|entry\||waiting\|([0-9a-f]{24})?)$/),
    z.templateLiteral(['entry|', z.iso.datetime(), '|', id]),
  ],
  { error: 'This position belongs to another check. Start from the first part.' },
)
const verifyInput = z.object({ from: chainPosition.nullish() })

const maxCounted = 10_000
/** How many records of one entry are named. */
const maxRecords = 20
const maxChanges = 100

/** What the gateway asks every subgraph for the agency's one audit log. */
export const auditQuestions: Record<string, Question> = {
  'audit/types': async () => ({
    typenames: [...new Set([...recordedCollections()].map(([collection, typename]) => typename ?? collection))],
  }),
  'audit/entries': forUser(input => readEntries(parseInput(entriesInput, input))),
  'audit/entry': forUser(input => readEntry(parseInput(entryInput, input).id)),
  'audit/verify': forUser(async input => {
    const { from = null } = parseInput(verifyInput, input)
    const agencyId = new mongoose.Types.ObjectId(currentAgencyId())
    const { since } = await auditRetention(agencyId)
    return verifyPortion(ownDatabase(), agencyId, since, from)
  }),
}

function forUser(question: (input: unknown) => Promise<unknown>): Question {
  return (input, { agencyId, userId }: CallContext) => {
    if (!agencyId || !userId) throw unauthenticated()
    return question(input)
  }
}

async function readEntries({ filter: { kind, ...filter }, before, first }: z.output<typeof entriesInput>) {
  const conditions = conditionsOf({ ...filter, ...(kind && { kinds: [kind] }) })
  const older = before && {
    at: { $lte: before.at },
    $or: [{ at: { $lt: before.at } }, { _id: { $lt: new mongoose.Types.ObjectId(before.id) } }],
  }
  const entries = auditEntries(ownDatabase())
  const [found, total] = await Promise.all([
    entries
      .find(older ? { $and: [conditions, older] } : conditions, {
        sort: { at: -1, _id: -1 },
        limit: first,
        // A record that is not there has no id: enough to know what became of it, however large it is.
        projection: {
          ...{ at: 1, userId: 1, requestId: 1, operation: 1 },
          ...{ 'changes.collection': 1, 'changes.id': 1, 'changes.before._id': 1, 'changes.after._id': 1 },
        },
      })
      .toArray(),
    entries.countDocuments(conditions, { limit: maxCounted }),
  ])
  const read = toRecord()
  return {
    total,
    entries: found.map(read).map(({ changes, ...entry }) => ({
      ...entry,
      changeCount: changes.length,
      records: changes.slice(0, maxRecords).map(({ typename, id: recordId, kind: of }) => ({
        typename,
        recordId,
        kind: of,
      })),
    })),
  }
}

async function readEntry(entryId: string) {
  if (!id.safeParse(entryId).success) return { entry: null }
  const found = await auditEntries(ownDatabase()).findOne({
    agencyId: new mongoose.Types.ObjectId(currentAgencyId()),
    _id: new mongoose.Types.ObjectId(entryId),
  })
  if (!found) return { entry: null }
  const { changes, ...entry } = toRecord()(found)
  const shown = changes.slice(0, maxChanges).map(({ typename, id: recordId, kind, before, after }) => ({
    typename,
    recordId,
    kind,
    fields: fieldChanges(before, after),
  }))
  const records = shown.slice(0, maxRecords).map(({ fields, ...record }) => record)
  return { entry: { ...entry, changeCount: changes.length, records, changes: shown } }
}
