import type { AuditEntryQuery, AuditLogQuery, AuditRowFragment, ChangeKind } from '../generated/documents'
import { daniel, maya } from './users.fixtures'

const record = (typename: string, kind: ChangeKind, recordId = '650000000000000000000001') => ({
  __typename: 'AuditedRecord' as const,
  typename,
  recordId,
  kind,
})

const personOf = ({ id, name, email }: typeof maya) => ({ __typename: 'AgencyUser' as const, id, name, email })

const entry = (number: number, changes: Partial<AuditRowFragment>): AuditRowFragment => ({
  __typename: 'AuditEntry',
  id: `67000000000000000000000${number}`,
  at: `2026-11-20T1${9 - number}:04:10.000Z`,
  area: 'accounts',
  operation: 'updateAccount',
  changeCount: 1,
  user: personOf(maya),
  records: [record('Account', 'UPDATED')],
  ...changes,
})

/** What several people, and a job, have done. */
export const someEntries: AuditRowFragment[] = [
  entry(0, {}),
  entry(1, { operation: 'createAgencyUser', area: 'settings', records: [record('AgencyUser', 'CREATED')] }),
  entry(2, { operation: 'job:billing-day', area: 'settings', user: null, records: [record('Agency', 'UPDATED')] }),
  entry(3, {
    operation: 'importAccounts',
    user: personOf(daniel),
    changeCount: 512,
    records: [record('Account', 'CREATED')],
  }),
  entry(4, { operation: 'sign-in/redeem-code', area: 'settings', changeCount: 0, records: [] }),
]

export const logAnswer = (items = someEntries): AuditLogQuery => ({
  __typename: 'Query',
  auditLog: { __typename: 'AuditPage', items, total: items.length, endCursor: null, complete: true },
})

export const entryAnswer: AuditEntryQuery = {
  __typename: 'Query',
  auditEntry: {
    ...entry(0, {}),
    requestId: '7f0c1a52-6b0e-4a7e-9f6b-0b8f5f1f9d11',
    changes: [
      {
        ...record('Account', 'UPDATED'),
        __typename: 'AuditChange',
        fields: [
          ['business.name', 'Bay Area Builders', 'Bay Area Builders Cooperative'],
          ['business.mailingAddress.line2', null, 'Suite 200'],
          ['business.website', 'bay.example', null],
        ].map(([path = '', before = null, after = null]) => ({
          __typename: 'AuditField' as const,
          path: path ?? '',
          before,
          after,
        })),
      },
    ],
  },
}

/** Both areas, each of which says of its chain what a story wants. */
export const auditAnswers = {
  AuditLog: logAnswer(),
  AuditEntry: entryAnswer,
  AuditAreas: {
    __typename: 'Query',
    auditAreas: [
      { __typename: 'AuditArea', name: 'accounts', typenames: ['Account', 'Contact'] },
      { __typename: 'AuditArea', name: 'settings', typenames: ['Agency', 'AgencyUser', 'SavedView'] },
    ],
  },
}

export const verificationAnswer = (changes: object = {}) => ({
  __typename: 'Query',
  auditVerification: {
    __typename: 'AuditVerification',
    area: 'accounts',
    checked: 1284,
    total: 1284,
    next: null,
    brokenEntryId: null,
    reason: null,
    ...changes,
  },
})
