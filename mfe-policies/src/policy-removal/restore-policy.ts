import { navigate, runMutation, toast } from '@coverdesk/plugin-sdk'
import { RestoreBusinessPolicyDocument } from '../generated/documents'
import { overviewPath } from '../paths'

/** @returns whether the policy is there again; else the person knows why not */
export async function restorePolicy(id: string): Promise<boolean> {
  const result = await runMutation(RestoreBusinessPolicyDocument, { id })
  if (!result.ok) toast(result.failure.message, { tone: 'error' })
  return result.ok
}

/** Brings policies of the list of deleted ones back, one after the other; those that can't come back say why. */
export async function restoreListed(ids: readonly string[]): Promise<void> {
  const back: string[] = []
  for (const id of ids) if (await restorePolicy(id)) back.push(id)
  const [only] = back
  if (!only) return
  if (back.length > 1) return toast(`${back.length} policies restored`)
  toast('Policy restored', { action: { label: 'Open', run: () => void navigate(overviewPath(only)) } })
}
