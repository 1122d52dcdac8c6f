import { runMutation, toast } from '@coverdesk/plugin-sdk'
import {
  type CarrierProfileFragment,
  DeleteInsuranceCarrierDocument,
  RestoreInsuranceCarrierDocument,
} from '../generated/documents'

/** Removes a company that no policy names, at once, and offers to bring it back. */
export async function removeCarrier({ id, version, name }: CarrierProfileFragment): Promise<void> {
  const result = await runMutation(DeleteInsuranceCarrierDocument, { id, version })
  if (!result.ok) return toast(result.failure.message, { tone: 'error' })
  toast(`${name} removed`, { action: { label: 'Undo', run: () => void restoreCarrier(id, name) } })
}

async function restoreCarrier(id: string, name: string): Promise<void> {
  const result = await runMutation(RestoreInsuranceCarrierDocument, { id })
  if (result.ok) toast(`${name} restored`)
  else toast(result.failure.message, { tone: 'error' })
}
