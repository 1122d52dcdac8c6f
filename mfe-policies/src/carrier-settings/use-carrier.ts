import { useParams, useQuery } from '@coverdesk/plugin-sdk'
import { CarrierDocument } from '../generated/documents'

/** The company that the address names; null: there is none, undefined: it has not come yet. */
export function useCarrier() {
  const [id = ''] = (useParams()['*'] ?? '').split('/')
  const query = useQuery(CarrierDocument, { id })
  return query.status === 'loading' ? undefined : query.status === 'loaded' ? query.data.insuranceCarrier : null
}
