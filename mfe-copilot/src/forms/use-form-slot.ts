import { useParams, useQuery } from '@coverdesk/plugin-sdk'
import { CaraFormsDocument } from '../generated/documents'

/** The form that the address of a dialog names: `upload/ACORD_25`. */
export function useFormSlot() {
  const [, template = ''] = (useParams()['*'] ?? '').split('/')
  const query = useQuery(CaraFormsDocument, {})
  const slots = query.status === 'loaded' ? query.data.caraForms : undefined
  return { isLoading: query.status === 'loading', slot: slots?.find(slot => slot.template === template) }
}
