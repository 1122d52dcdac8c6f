import { navigate, runMutation, toast } from '@coverdesk/plugin-sdk'
import { DeleteCertificateHolderDocument, RestoreCertificateHolderDocument } from '../generated/documents'
import { holderPath, holdersPath } from '../paths'

interface OpenHolder {
  id: string
  version: number
  name: string
}

/** Deletes the holder that is open, at once; the book then offers to bring it back. */
export async function deleteOpenHolder({ id, version, name }: OpenHolder): Promise<void> {
  const result = await runMutation(DeleteCertificateHolderDocument, { id, version })
  if (!result.ok) return toast(result.failure.message, { tone: 'error' })
  await navigate(holdersPath)
  toast(`${name} is deleted`, { action: { label: 'Undo', run: () => void restoreHolder(id) } })
}

async function restoreHolder(id: string) {
  const result = await runMutation(RestoreCertificateHolderDocument, { id })
  if (!result.ok) return toast(result.failure.message, { tone: 'error' })
  toast('Holder restored')
  await navigate(holderPath(id))
}
