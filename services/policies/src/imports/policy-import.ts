import { cellsOf, defineListImport, type RowOf } from '@coverdesk/kit'
import { todayOfAgency } from '../calendar/today.ts'
import { insuranceTypes } from '../models/enumerations.ts'
import { createImportedPolicies } from './create-policies.ts'
import { duplicates } from './duplicates.ts'
import { type ImportField, policyColumns } from './import-fields.ts'
import type { KeptOfPolicy } from './kept-of-policy.ts'
import { lookUp } from './named-by-rows.ts'
import typeDefs from './policy-import.graphql'
import { presentRow } from './present-row.ts'
import { type ReadPolicy, readPolicy } from './read-policy.ts'
import { removePolicies } from './remove-policies.ts'

/** Policy lists of other systems. */
export const policyImports = defineListImport<ImportField, ReadPolicy, KeptOfPolicy>({
  typename: 'PolicyImport',
  typeDefs,
  collections: { imports: 'policyImports', portions: 'policyImportPortions', mappings: 'policyImportMappings' },
  jobs: 'policy-import',
  records: 'policies',
  recordId: 'policyId',
  fields: policyColumns,
  required: [
    {
      oneOf: ['ACCOUNT_EMAIL', 'ACCOUNT_NAME'],
      message: 'Choose the column with the email address or the name of the account.',
    },
    { oneOf: ['CARRIER'], message: 'Choose the column with the carrier.' },
  ],
  ofAllRows: {
    name: 'policyType',
    field: 'TYPE',
    values: insuranceTypes as [string, ...string[]],
    message: 'Choose the column with the type of the policy.',
  },
  duplicates,
  reader(form) {
    const named = lookUp()
    return async portion => {
      const cells = portion.map(values => cellsOf(values, form))
      const [theirs, today] = [await named(cells), await todayOfAgency()]
      return cells.map(cell => readPolicy(cell, form, theirs, today))
    }
  },
  create: createImportedPolicies,
  remove: removePolicies,
  present: presentRow,
  totals: { names: ['newCarriers'], of: newCarriersIn },
})

/** Of the rows that are brought in unless someone says otherwise. */
async function newCarriersIn(rows: AsyncIterable<RowOf<KeptOfPolicy>>) {
  const names = new Set<string>()
  for await (const { outcome, newCompanies = [] } of rows) {
    if (outcome === 'READY') for (const name of newCompanies) names.add(name)
  }
  return { newCarriers: names.size }
}
