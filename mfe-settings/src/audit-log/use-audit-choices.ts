import { useQuery } from '@coverdesk/plugin-sdk'
import { useMemo } from 'react'
import { AuditAreasDocument } from '../generated/documents'
import { nameOf, useUsers } from '../manage-users/use-users'
import { isKnownToPeople, typeWords } from './audit-labels'

/** The people and the kinds of records that the log can be narrowed to, as far as they are known. */
export function useAuditChoices() {
  const { users } = useUsers()
  const query = useQuery(AuditAreasDocument, {})
  const areas = query.status === 'loaded' ? query.data.auditAreas : undefined
  return useMemo(() => {
    const typenames = [...new Set(areas?.flatMap(area => area.typenames))]
    const types = typenames.filter(isKnownToPeople).map(value => ({ value, label: typeWords(value) }))
    return {
      person: users?.map(user => ({ value: user.id, label: nameOf(user) })),
      type: types.sort((one, other) => one.label.localeCompare(other.label)),
    }
  }, [users, areas])
}
