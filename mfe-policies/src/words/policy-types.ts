import { formatInsuranceType, insuranceTypeNames } from '@coverdesk/design-system'
import type { InsuranceType } from '../generated/documents'

/** What a policy is called by what it insures; "Unknown" for a type that this version does not know. */
export const typeName = formatInsuranceType

const names: Readonly<Record<InsuranceType, string>> = insuranceTypeNames

export const policyTypes = Object.entries(names).map(([value, label]) => ({ value: value as InsuranceType, label }))
