import { type ChosenColumns, chosenColumns, mappedColumns } from '@coverdesk/design-system/imports'
import type { InsuranceType, MapPolicyImportInput, PolicyImportWholeFragment } from '../generated/documents'
import { type ImportField, importFields } from './import-fields'

export interface ColumnsValues {
  /** Of all rows; the empty text where a column says it. */
  policyType: InsuranceType | ''
  columns: ChosenColumns<ImportField>
}

export function columnsOf({ mapping, policyType }: PolicyImportWholeFragment): ColumnsValues {
  return { policyType: policyType ?? '', columns: chosenColumns(importFields, mapping) }
}

/** A column of types is not sent where all rows have one. */
export function columnsInput({ policyType, columns }: ColumnsValues): MapPolicyImportInput {
  if (policyType === '') return { mapping: mappedColumns(columns) }
  return { mapping: mappedColumns(columns, field => field !== 'TYPE'), policyType }
}
