import type {
  IntegrationCardFragment,
  IntegrationDetailFragment,
  SyncChangeRowFragment,
  SyncConflictDetailFragment,
  SyncDuplicateDetailFragment,
  SyncLogRowFragment,
  SyncRunDetailFragment,
} from '../generated/documents'
import { maya } from './users.fixtures'

export const someIntegration = (changes: Partial<IntegrationCardFragment> = {}): IntegrationCardFragment => ({
  __typename: 'Integration',
  id: 'integration-1',
  version: 1,
  type: 'AMS_NOWCERTS',
  state: 'ACTIVE',
  lastSyncedAt: '2026-11-20T15:00:00.000Z',
  lastFailure: null,
  ...changes,
})

export const someLog = (changes: Partial<SyncLogRowFragment> = {}): SyncLogRowFragment => ({
  __typename: 'SyncLog',
  id: 'run-1',
  type: 'INCREMENTAL',
  state: 'COMPLETED',
  startedAt: '2026-11-20T15:00:00.000Z',
  completedAt: '2026-11-20T15:00:12.000Z',
  entitiesSynced: 18,
  initiatorType: 'CRONJOB',
  initiatorId: null,
  lastError: null,
  undo: null,
  ...changes,
})

export const someLogs: SyncLogRowFragment[] = [
  someLog(),
  someLog({
    id: 'run-2',
    state: 'FAILED',
    lastError: 'NowCerts did not answer. The sync is tried again within the hour.',
  }),
  someLog({ id: 'run-3', type: 'FULL', entitiesSynced: 1_204, initiatorType: 'AGENCY_USER', initiatorId: maya.id }),
]

export const integrationDetail = (changes: Partial<IntegrationDetailFragment> = {}): IntegrationDetailFragment => ({
  ...someIntegration(),
  createdAt: '2026-11-18T15:00:00.000Z',
  nextSyncAt: '2026-11-20T16:00:00.000Z',
  configuration: {
    __typename: 'IntegrationConfiguration',
    hawksoft: null,
    nowcerts: {
      __typename: 'NowcertsConfiguration',
      username: 'maya@harborpoint.example',
      enableSyncTasks: true,
      enableSyncCalls: false,
    },
  },
  syncLogs: someLogs,
  currentRun: null,
  preview: null,
  conflicts: { __typename: 'SyncConflictPage', total: 0 },
  possibleDuplicates: { __typename: 'SyncDuplicatePage', total: 0 },
  ...changes,
})

export const integrationsAnswer = (integrations: IntegrationCardFragment[]) => ({
  __typename: 'Query' as const,
  integrations,
})

export const integrationAnswer = (integration: IntegrationDetailFragment | null) => ({
  __typename: 'Query' as const,
  integration,
})

export const someRun = (changes: Partial<SyncRunDetailFragment> = {}): SyncRunDetailFragment => ({
  ...someLog({ id: 'run-3', type: 'FULL', initiatorType: 'AGENCY_USER', initiatorId: maya.id }),
  progress: null,
  counts: [
    countOf('CARRIER', { created: 3, unchanged: 11 }),
    countOf('ACCOUNT', { created: 84, matched: 9, duplicates: 2, changed: 1 }),
    countOf('POLICY', { created: 120, conflicts: 1, skipped: 2 }),
  ],
  canUndo: true,
  undo: null,
  ...changes,
})

function countOf(
  recordType: SyncRunDetailFragment['counts'][number]['recordType'],
  counts: Partial<SyncRunDetailFragment['counts'][number]>,
): SyncRunDetailFragment['counts'][number] {
  const none = { created: 0, changed: 0, matched: 0, unchanged: 0, duplicates: 0, conflicts: 0, skipped: 0, sent: 0 }
  return { __typename: 'SyncCount', recordType, ...none, ...counts }
}

type FieldChange = SyncChangeRowFragment['fields'][number]

const fieldChange = (label: string, before: string | null, after: string | null, flags = {}): FieldChange => ({
  __typename: 'SyncFieldChange',
  field: label.toLowerCase(),
  label,
  before,
  after,
  isCleared: false,
  isConflict: false,
  ...flags,
})

const someChange = (changes: Partial<SyncChangeRowFragment>): SyncChangeRowFragment => ({
  __typename: 'SyncChange',
  id: `change-${changes.name}`,
  recordType: 'ACCOUNT',
  outcome: 'CREATED',
  name: '',
  foreignId: '4f21',
  recordId: null,
  path: null,
  fields: [],
  candidates: [],
  reason: null,
  undo: null,
  keptBecause: null,
  ...changes,
})

export const someChanges: SyncChangeRowFragment[] = [
  someChange({
    name: 'Cliffside Bakery LLC',
    path: '/app/accounts/a1',
    fields: [fieldChange('Email', null, 'office@cliffside.example'), fieldChange('Phone', null, '(415) 555-0142')],
  }),
  someChange({
    name: 'Bayview Roofing Inc.',
    outcome: 'CHANGED',
    path: '/app/accounts/a2',
    fields: [
      fieldChange('Email', 'ana@bayview.example', 'office@bayview.example'),
      fieldChange('Website', 'bayview.example', null, { isCleared: true }),
    ],
  }),
  someChange({
    name: 'GL-204411',
    recordType: 'POLICY',
    outcome: 'CONFLICT',
    path: '/app/policies/p1/overview',
    fields: [fieldChange('Premium', '$4,200.00', '$4,350.00', { isConflict: true })],
  }),
  someChange({
    name: 'Harbor Cafe',
    outcome: 'DUPLICATE',
    candidates: [
      {
        __typename: 'SyncCandidate',
        recordId: 'a3',
        name: 'Harbor Café LLC',
        path: '/app/accounts/a3',
        reasons: ['Same email'],
      },
    ],
  }),
  someChange({
    name: 'WC-77',
    recordType: 'POLICY',
    outcome: 'SKIPPED',
    reason: 'Its insured is not in Coverdesk.',
  }),
]

export const runAnswer = (syncRun: SyncRunDetailFragment | null) => ({ __typename: 'Query' as const, syncRun })

export const changesAnswer = (items: SyncChangeRowFragment[], endCursor: string | null = null) => ({
  __typename: 'Query' as const,
  syncRun: {
    __typename: 'SyncLog' as const,
    id: 'run-3',
    changes: { __typename: 'SyncChangePage' as const, items, total: items.length, endCursor },
  },
})

export const someConflict: SyncConflictDetailFragment = {
  __typename: 'SyncConflict',
  id: 'conflict-1',
  version: 1,
  state: 'OPEN',
  recordType: 'POLICY',
  name: 'GL-204411',
  path: '/app/policies/p1/overview',
  createdAt: '2026-11-20T15:00:00.000Z',
  fields: [
    {
      __typename: 'SyncConflictField',
      field: 'premium',
      label: 'Premium',
      before: '$4,000.00',
      here: '$4,200.00',
      there: '$4,350.00',
      keep: null,
    },
    {
      __typename: 'SyncConflictField',
      field: 'expiresAt',
      label: 'Expiration date',
      before: null,
      here: 'Jan 31, 2027',
      there: null,
      keep: null,
    },
  ],
}

export const conflictsAnswer = (items: SyncConflictDetailFragment[]) => ({
  __typename: 'Query' as const,
  integration: {
    __typename: 'Integration' as const,
    id: 'integration-1',
    type: 'AMS_NOWCERTS' as const,
    conflicts: { __typename: 'SyncConflictPage' as const, items, total: items.length, endCursor: null },
  },
})

export const someDuplicate: SyncDuplicateDetailFragment = {
  __typename: 'SyncDuplicate',
  id: 'duplicate-1',
  version: 1,
  state: 'OPEN',
  recordType: 'ACCOUNT',
  name: 'Harbor Cafe',
  foreignId: '4f21',
  createdAt: '2026-11-20T15:00:00.000Z',
  candidates: [
    {
      __typename: 'SyncCandidate',
      recordId: 'a3',
      name: 'Harbor Café LLC',
      path: '/app/accounts/a3',
      reasons: ['Same email'],
      fields: [
        compared('Name', 'Harbor Café LLC', 'Harbor Cafe'),
        compared('Email', 'hello@harborcafe.example', 'hello@harborcafe.example'),
        compared('Phone', null, '(415) 555-0163'),
      ],
    },
  ],
  choice: null,
  recordId: null,
}

function compared(label: string, here: string | null, there: string | null) {
  return { __typename: 'SyncComparedField' as const, field: label.toLowerCase(), label, here, there }
}

export const duplicatesAnswer = (items: SyncDuplicateDetailFragment[]) => ({
  __typename: 'Query' as const,
  integration: {
    __typename: 'Integration' as const,
    id: 'integration-1',
    type: 'AMS_NOWCERTS' as const,
    possibleDuplicates: { __typename: 'SyncDuplicatePage' as const, items, total: items.length, endCursor: null },
  },
})
