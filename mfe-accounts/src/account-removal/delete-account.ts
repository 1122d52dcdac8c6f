import { askOnce, navigate, runMutation, toast } from '@coverdesk/plugin-sdk'
import { AccountVersionDocument, DeleteAccountDocument, RestoreAccountDocument } from '../generated/documents'
import { accountPath, accountsPath } from '../paths'

/** Deletes the account that is open, at once; the list then offers to bring it back. */
export async function deleteOpenAccount(id: string): Promise<void> {
  const name = await deleteAccount(id)
  if (name === undefined) return
  await navigate(accountsPath)
  offerUndo(`${name} is deleted`, [id], () => navigate(accountPath(id)))
}

/** Deletes one account of the list, at once; the list stays open, also when it is brought back. */
export async function deleteListed(id: string): Promise<void> {
  const name = await deleteAccount(id)
  if (name !== undefined) offerUndo(`${name} is deleted`, [id])
}

/** Deletes accounts of the list one after the other; those that can't be deleted say why. */
export async function deleteAccounts(ids: readonly string[]): Promise<void> {
  const deleted: string[] = []
  for (const id of ids) if ((await deleteAccount(id)) !== undefined) deleted.push(id)
  if (deleted.length === 0) return
  offerUndo(deleted.length === 1 ? 'Account deleted' : `${deleted.length} accounts deleted`, deleted)
}

/** @returns the account's name; undefined when it is still there, and the person knows why */
async function deleteAccount(id: string): Promise<string | undefined> {
  try {
    const { account } = await askOnce(AccountVersionDocument, { id })
    const result = await runMutation(DeleteAccountDocument, { id, version: account?.version ?? 0 })
    if (result.ok) return result.data.deleteAccount?.name ?? ''
    toast(result.failure.message, { tone: 'error' })
  } catch (error) {
    toast((error as Error).message, { tone: 'error' })
  }
  return undefined
}

/** @param onBack what is done once they are there again */
function offerUndo(text: string, ids: readonly string[], onBack?: () => Promise<void>) {
  const run = async () => {
    for (const id of ids) if (!(await restoreAccount(id))) return
    toast(ids.length === 1 ? 'Account restored' : `${ids.length} accounts restored`)
    await onBack?.()
  }
  toast(text, { action: { label: 'Undo', run: () => void run() } })
}

/** @returns whether the account is there again; else the person knows why not */
export async function restoreAccount(id: string): Promise<boolean> {
  const result = await runMutation(RestoreAccountDocument, { id })
  if (!result.ok) toast(result.failure.message, { tone: 'error' })
  return result.ok
}
