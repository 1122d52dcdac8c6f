import { runMutation, toast } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { UpdateIntegrationDocument } from '../../generated/documents'

/** What Coverdesk sends to NowCerts. */
export type NowcertsToggle = 'enableSyncTasks' | 'enableSyncCalls'

/** Specification 3 §4: for how long 'Saved' shows, in milliseconds. */
const savedMs = 2_000

/** A switch that shows its new position at once, and goes back if that could not be saved. */
export function useToggle(id: string, toggle: NowcertsToggle, saved: boolean) {
  const [chosen, setChosen] = useState<boolean>()
  const [savedAt, setSavedAt] = useState<number>()
  useEffect(() => {
    if (savedAt === undefined) return
    const timer = setTimeout(() => setSavedAt(undefined), savedMs)
    return () => clearTimeout(timer)
  }, [savedAt])
  const change = async (value: boolean) => {
    setChosen(value)
    setSavedAt(undefined)
    const result = await runMutation(UpdateIntegrationDocument, { id, input: { nowcerts: { [toggle]: value } } })
    setChosen(undefined)
    if (result.ok) setSavedAt(Date.now())
    else toast(result.failure.message, { tone: 'error' })
  }
  return { checked: chosen ?? saved, busy: chosen !== undefined, isSaved: savedAt !== undefined, change }
}
