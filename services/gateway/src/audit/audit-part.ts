import { CoverdeskError, notFound } from '@coverdesk/kit'
import type { SchemaPart } from '../graphql/compose.ts'
import type { RequestContext } from '../graphql/request-context.ts'
import type { Subgraph } from '../graphql/subgraph.ts'
import { askArea, askAreas, missingEntries } from './ask-areas.ts'
import typeDefs from './audit.graphql'
import type { ToldEntry } from './audit-answers.ts'
import { mergeEntries, positionOf } from './merge-entries.ts'

interface LogArguments {
  first?: number | null
  after?: string | null
  filter?: Record<string, unknown> | null
}

/** Each subgraph keeps the entries of its own mutations; here they become one log. */
export function auditPart(subgraphs: readonly Subgraph[]): SchemaPart {
  return {
    name: 'gateway',
    sdl: typeDefs,
    resolvers: {
      Query: {
        auditLog: (_: unknown, page: LogArguments, context: RequestContext) => readLog(subgraphs, page, context),
        auditEntry: (_: unknown, { id }: { id: string }, context: RequestContext) => readEntry(subgraphs, id, context),
        auditAreas: async (_: unknown, _args: unknown, context: RequestContext) => {
          const { answers } = await askAreas(subgraphs, 'types', {}, context)
          return answers.map(({ area, answer }) => ({ name: area, ...answer })).sort(byName)
        },
        auditVerification: async (
          _: unknown,
          { area, from }: { area: string; from?: string | null },
          context: RequestContext,
        ) => {
          const subgraph = subgraphs.find(({ name }) => name === area)
          if (!subgraph) throw notFound('area')
          const { fault, ...found } = await askArea(subgraph, 'verify', { from }, context)
          return { area, ...found, brokenEntryId: fault?.entryId ?? null, reason: fault?.reason ?? null }
        },
      },
      AuditEntry: {
        user: ({ userId }: ToldEntry) => (userId && isPerson(userId) ? { id: userId } : null),
      },
    },
  }
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)

/** Jobs and the product itself act as `system:<name>`. */
const isPerson = (userId: string) => !userId.includes(':')

const defaultFirst = 50
const maxCounted = 10_000

async function readLog(
  subgraphs: readonly Subgraph[],
  { first: wanted, after, filter }: LogArguments,
  context: RequestContext,
) {
  const first = wanted ?? defaultFirst
  if (first < 1) throw new CoverdeskError('LIMIT_EXCEEDED', 'Ask for 1 to 100 records at a time.')
  const given = Object.entries(filter ?? {}).filter(([, value]) => value !== null)
  const input = { first, filter: Object.fromEntries(given), ...(after && { before: positionOf(after) }) }
  const { answers, missing } = await askAreas(subgraphs, 'entries', input, context)
  if (answers.length === 0) throw missingEntries(missing)
  return {
    ...mergeEntries(answers, first),
    total: Math.min(
      maxCounted,
      answers.reduce((sum, { answer }) => sum + answer.total, 0),
    ),
    complete() {
      if (missing.length > 0) throw missingEntries(missing)
      return true
    },
  }
}

async function readEntry(subgraphs: readonly Subgraph[], id: string, context: RequestContext) {
  const { answers, missing } = await askAreas(subgraphs, 'entry', { id }, context)
  for (const { area, answer } of answers) if (answer.entry) return { ...answer.entry, area }
  throw missing.length > 0 ? missingEntries(missing) : notFound('audit entry')
}
