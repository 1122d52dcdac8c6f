import {
  type CallContext,
  CoverdeskError,
  findExisting,
  findPage,
  loadById,
  type PageArguments,
  type SubgraphModule,
} from '@coverdesk/kit'
import { AgencyUser } from '../models/agency-user.model.ts'
import { createIntegration } from './connect/create-integration.ts'
import { removeIntegration } from './connect/remove-integration.ts'
import { updateIntegration } from './connect/update-integration.ts'
import { resolveConflict, resolveDuplicate } from './decisions/decide.ts'
import { presentCandidates } from './decisions/present-decision.ts'
import { forSubscriber } from './demand-subscription.ts'
import typeDefs from './integration.graphql'
import { type ChangeFilter, changesOf } from './record/changes-of.ts'
import { Integration, type IntegrationRecord } from './record/integration.model.ts'
import { recordPath } from './record/record-path.ts'
import type { SyncChangeRecord } from './record/sync-change.model.ts'
import {
  SyncConflict,
  type SyncConflictRecord,
  SyncDuplicate,
  type SyncDuplicateRecord,
} from './record/sync-decision.model.ts'
import { countNames, recordTypes, SyncRun, type SyncRunRecord } from './record/sync-run.model.ts'
import { beginPreview, beginSync } from './sync/begin-run.ts'
import { canUndo } from './undo/can-undo.ts'
import { undoRun } from './undo/undo-run.ts'

interface ById {
  id: string
}

interface Decision extends ById {
  version: number
  input: unknown
}

const maxLogs = 100
const usualLogs = 20

/** Connections with the agency's own management systems. */
export const integrations: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      integrations: forSubscriber(() => Integration.find({}).sort({ createdAt: 1, _id: 1 }).lean()),
      integration: forSubscriber(({ id }: ById) => findExisting(Integration, 'integration', id)),
      syncRun: forSubscriber(({ id }: ById) => findExisting(SyncRun, 'sync', id)),
    },
    Mutation: {
      createIntegration: forSubscriber(({ input }: { input: unknown }, context) => createIntegration(context, input)),
      updateIntegration: forSubscriber(({ id, input }: ById & { input: unknown }) => updateIntegration(id, input)),
      removeIntegration: forSubscriber(({ id }: ById) => removeIntegration(id)),
      syncIntegration: forSubscriber(({ id }: ById, { userId }) => beginSync(id, userId)),
      previewIntegration: forSubscriber(({ id }: ById, { userId }) => beginPreview(id, userId)),
      undoSyncRun: forSubscriber(({ id }: ById) => undoRun(id)),
      resolveSyncConflict: forSubscriber(({ input, ...at }: Decision, context) => resolveConflict(context, at, input)),
      resolveSyncDuplicate: forSubscriber(({ input, ...at }: Decision, context) =>
        resolveDuplicate(context, at, input),
      ),
    },
    Integration: {
      id: idOf,
      configuration: configurationOf,
      syncLogs: ({ _id }: IntegrationRecord, { first }: PageArguments) => logsOf(_id, first),
      currentRun: ({ runId }: IntegrationRecord) => (runId ? SyncRun.findById(runId).lean() : null),
      preview: ({ previewId }: IntegrationRecord) => (previewId ? SyncRun.findById(previewId).lean() : null),
      conflicts: ({ _id }: IntegrationRecord, page: PageArguments) =>
        findPage(SyncConflict, waiting(_id), oldest, page),
      possibleDuplicates: ({ _id }: IntegrationRecord, page: PageArguments) =>
        findPage(SyncDuplicate, waiting(_id), oldest, page),
    },
    SyncLog: {
      id: idOf,
      initiatorType: ({ userId }: SyncRunRecord) => (userId ? 'AGENCY_USER' : 'CRONJOB'),
      initiatorId: ({ userId }: SyncRunRecord) => (userId ? String(userId) : null),
      counts: countsOf,
      canUndo,
      changes: ({ _id }: SyncRunRecord, { filter, ...page }: PageArguments & { filter?: ChangeFilter | null }) =>
        changesOf(_id, filter ?? {}, page),
    },
    SyncChange: {
      id: idOf,
      path: ({ recordType, recordId }: SyncChangeRecord) => recordPath(recordType, recordId),
      candidates: ({ recordType, candidates }: SyncChangeRecord) => presentCandidates(recordType, candidates),
    },
    SyncConflict: {
      id: idOf,
      path: ({ recordType, recordId }: SyncConflictRecord) => recordPath(recordType, recordId),
      decidedBy,
    },
    SyncDuplicate: {
      id: idOf,
      candidates: ({ recordType, candidates }: SyncDuplicateRecord) => presentCandidates(recordType, candidates),
      decidedBy,
    },
  },
}

function idOf({ _id }: { _id: unknown }) {
  return String(_id)
}

const oldest = { field: 'createdAt', direction: 1 } as const

const waiting = (integrationId: IntegrationRecord['_id']) => ({ integrationId, state: { $in: ['OPEN', 'DECIDED'] } })

function decidedBy({ decidedById }: SyncConflictRecord | SyncDuplicateRecord, _: unknown, context: CallContext) {
  return decidedById ? loadById(context, AgencyUser, String(decidedById)) : null
}

function configurationOf({ type, account, enableSyncTasks, enableSyncCalls }: IntegrationRecord) {
  return type === 'AMS_HAWKSOFT'
    ? { hawksoft: { agencyId: account } }
    : { nowcerts: { username: account, enableSyncTasks, enableSyncCalls } }
}

function logsOf(integrationId: IntegrationRecord['_id'], first: number | null | undefined) {
  const limit = first ?? usualLogs
  if (limit < 1 || limit > maxLogs) {
    throw new CoverdeskError('LIMIT_EXCEEDED', `Ask for 1 to ${maxLogs} records at a time.`)
  }
  return SyncRun.find({ integrationId, type: { $ne: 'PREVIEW' } } as never)
    .sort({ startedAt: -1, _id: -1 })
    .limit(limit)
    .lean()
}

const none = Object.fromEntries(countNames.map(name => [name, 0]))

function countsOf({ counts }: SyncRunRecord) {
  return recordTypes.flatMap(recordType => (counts[recordType] ? [{ recordType, ...none, ...counts[recordType] }] : []))
}
