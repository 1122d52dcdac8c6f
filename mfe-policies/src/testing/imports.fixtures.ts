import type { ImportedPolicyRowFragment, PolicyImportField, PolicyImportWholeFragment } from '../generated/documents'

const none = {
  __typename: 'PolicyImportCounts' as const,
  rows: 0,
  ready: 0,
  invalid: 0,
  numberDuplicates: 0,
  termDuplicates: 0,
  done: 0,
  created: 0,
  skipped: 0,
  removed: 0,
  kept: 0,
  newCarriers: 0,
}

const columns: [heading: string, ...examples: string[]][] = [
  ['Insured', 'Bayview Marine Services LLC', 'Cedar Ridge Dental'],
  ['LOB', 'General Liability', 'Workers Comp'],
  ['Company', 'Tideline Mutual', 'Granite State Casualty'],
  ['Policy #', 'GL-20418'],
  ['Eff', '1/31/2026'],
  ['Premium', '$4,821.50'],
]

const mapping: [PolicyImportField, number][] = [
  ['ACCOUNT_NAME', 0],
  ['TYPE', 1],
  ['CARRIER', 2],
  ['POLICY_NUMBER', 3],
  ['INFORCE_AT', 4],
]

type Counts = Partial<Omit<PolicyImportWholeFragment['counts'], '__typename'>>

/** An import in a state. */
export const importIn = (
  state: PolicyImportWholeFragment['state'],
  counts: Counts = {},
  more: Partial<PolicyImportWholeFragment> = {},
): PolicyImportWholeFragment => ({
  __typename: 'PolicyImport',
  id: 'i1',
  version: 2,
  state,
  fileName: 'policies-2026.csv',
  createdAt: '2026-11-20T17:30:00.000Z',
  policyType: null,
  isRemembered: false,
  delimiter: 'COMMA',
  failure: null,
  columns: columns.map(([heading, ...examples]) => ({ __typename: 'PolicyImportColumn', heading, examples })),
  mapping: mapping.map(([field, column]) => ({ __typename: 'PolicyImportMapping', field, column })),
  counts: { ...none, ...counts },
  ...more,
})

export const importedRow = (
  number: number,
  more: Partial<ImportedPolicyRowFragment> = {},
): ImportedPolicyRowFragment => ({
  __typename: 'PolicyImportRow',
  number,
  outcome: 'READY',
  accountName: 'Bayview Marine Services LLC',
  type: 'GENERAL_LIABILITY',
  carrier: 'Tideline Mutual',
  policyNumber: `GL-${20_416 + number}`,
  inforceAt: '2026-01-31',
  expiresAt: '2027-01-31',
  premium: 482_150,
  errors: [],
  duplicate: null,
  policyId: null,
  keptBecause: null,
  ...more,
})

const wrong = (field: PolicyImportField, message: string) =>
  ({ __typename: 'PolicyImportError', field, message }) as const

export const badRow = importedRow(4, {
  outcome: 'INVALID',
  accountName: 'No one Here Inc.',
  inforceAt: null,
  expiresAt: null,
  errors: [
    wrong('ACCOUNT_NAME', 'No account has this name. Import the account first.'),
    wrong('INFORCE_AT', 'Enter a day such as 2027-01-31.'),
  ],
})

export const duplicateRow = importedRow(7, {
  outcome: 'DUPLICATE',
  duplicate: { __typename: 'PolicyImportDuplicate', by: 'POLICY_NUMBER', policyId: 'p2', row: null },
})

export const answerRows = (rows: readonly ImportedPolicyRowFragment[], endCursor: string | null = null) => ({
  policyImport: {
    __typename: 'PolicyImport' as const,
    id: 'i1',
    rows: { __typename: 'PolicyImportRowPage' as const, items: [...rows], endCursor },
  },
})
