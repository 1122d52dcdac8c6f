import type { AccountImportWholeFragment, ImportedRowFragment } from '../generated/documents'

const none = {
  __typename: 'AccountImportCounts' as const,
  rows: 0,
  ready: 0,
  invalid: 0,
  noted: 0,
  emailDuplicates: 0,
  nameDuplicates: 0,
  done: 0,
  created: 0,
  skipped: 0,
  removed: 0,
  kept: 0,
}

const columns: [heading: string, ...examples: string[]][] = [
  ['Client', 'Bayview Marine Services LLC', 'Cedar Ridge Dental'],
  ['E-mail', 'office@bayview.example', 'front@cedarridge.example'],
  ['Street', '12 Harbor Way'],
  ['City', 'Oakland'],
  ['Zip', '94607'],
]

type Counts = Partial<Omit<AccountImportWholeFragment['counts'], '__typename'>>

/** An import in a state. */
export const importIn = (
  state: AccountImportWholeFragment['state'],
  counts: Counts = {},
  more: Partial<AccountImportWholeFragment> = {},
): AccountImportWholeFragment => ({
  __typename: 'AccountImport',
  id: 'i1',
  version: 2,
  state,
  fileName: 'clients-2026.csv',
  createdAt: '2026-11-20T17:30:00.000Z',
  accountType: null,
  isRemembered: false,
  delimiter: 'COMMA',
  failure: null,
  columns: columns.map(([heading, ...examples]) => ({ __typename: 'AccountImportColumn', heading, examples })),
  mapping: [
    { __typename: 'AccountImportMapping', field: 'NAME', column: 0 },
    { __typename: 'AccountImportMapping', field: 'EMAIL', column: 1 },
    { __typename: 'AccountImportMapping', field: 'POSTAL_CODE', column: 4 },
  ],
  counts: { ...none, ...counts },
  ...more,
})

export const importedRow = (number: number, more: Partial<ImportedRowFragment> = {}): ImportedRowFragment => ({
  __typename: 'AccountImportRow',
  number,
  outcome: 'READY',
  type: 'BUSINESS',
  name: `Client ${number}`,
  email: `office${number}@example.com`,
  phone: '+14155550142',
  address: '12 Harbor Way, Oakland, CA 94607',
  errors: [],
  notes: [],
  duplicate: null,
  accountId: null,
  keptBecause: null,
  ...more,
})

const wrong = (field: 'EMAIL' | 'POSTAL_CODE', message: string) =>
  ({ __typename: 'AccountImportError', field, message }) as const

export const badRow = importedRow(4, {
  outcome: 'INVALID',
  email: 'not an address',
  address: '12 Harbor Way, Oakland, 1',
  errors: [
    wrong('EMAIL', 'Enter an email address such as name@example.com.'),
    wrong('POSTAL_CODE', 'Enter a ZIP code such as 94107 or 94107-1234.'),
  ],
})

export const duplicateRow = importedRow(7, {
  outcome: 'DUPLICATE',
  duplicate: { __typename: 'AccountImportDuplicate', by: 'EMAIL', accountId: '2', row: null },
})

export const answerRows = (rows: readonly ImportedRowFragment[], endCursor: string | null = null) => ({
  accountImport: {
    __typename: 'AccountImport' as const,
    id: 'i1',
    rows: { __typename: 'AccountImportRowPage' as const, items: [...rows], endCursor },
  },
})
