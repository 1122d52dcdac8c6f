import type { PolicyCoverageFragment } from '../generated/documents'

const says = (value: unknown): boolean => {
  if (value === null || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'object')
    return Object.entries(value as object).some(([name, part]) => name !== '__typename' && says(part))
  return true
}

/** Whether anything is known of what the policy covers. */
export const hasCoverage = (details: PolicyCoverageFragment): boolean => says(details)
