import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { MapAgencyFormDocument, type MapAgencyFormMutationVariables } from '../generated/documents'

/** Saves what fields are filled with; the page stays. */
export async function mapFields({ request }: ActionFunctionArgs) {
  const result = await runMutation(MapAgencyFormDocument, (await request.json()) as MapAgencyFormMutationVariables)
  const saved = result.ok ? result.data.mapCertificateForm : null
  if (saved) {
    const look = () => void window.open(saved.previewUrl, '_blank', 'noopener')
    toast('Fields saved', { action: { label: 'View preview', run: look } })
  }
  return result
}
