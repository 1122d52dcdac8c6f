import { runMutation, toast } from '@coverdesk/plugin-sdk'
import { useRef, useState } from 'react'
import { type CaraSettingsFieldsFragment, UpdateCaraSettingsDocument } from '../generated/documents'

/**
 * Whether Cara may search the web. A choice shows at once and is saved by itself; if that fails, what was saved shows again, and a
 * toast says why.
 */
export function useWebSearchChoice({ version, isWebSearchAllowed }: CaraSettingsFieldsFragment) {
  const [chosen, setChosen] = useState<boolean>()
  /** Choices that follow quickly are sent one after the other: the last one is what stays. */
  const sent = useRef<Promise<number>>(undefined)
  return {
    isAllowed: chosen ?? isWebSearchAllowed,
    choose(isAllowed: boolean) {
      setChosen(isAllowed)
      const mine = (sent.current ?? Promise.resolve(version)).then(latest => save(latest, isAllowed))
      sent.current = mine
      void mine.then(() => {
        if (sent.current !== mine) return
        sent.current = undefined
        setChosen(undefined)
      })
    },
  }
}

/** @returns the version that is there now */
async function save(version: number, isWebSearchAllowed: boolean): Promise<number> {
  const input = { isWebSearchAllowed }
  let result = await runMutation(UpdateCaraSettingsDocument, { version, input })
  // Whatever someone else changed meanwhile stays as it is.
  if (!result.ok && result.failure.code === 'CONFLICT') {
    const current = result.failure.current as CaraSettingsFieldsFragment
    result = await runMutation(UpdateCaraSettingsDocument, { version: current.version, input })
  }
  if (!result.ok) {
    toast(result.failure.message, { tone: 'error' })
    return version
  }
  toast(isWebSearchAllowed ? 'Web search is on' : 'Web search is off')
  return result.data.updateCaraSettings?.version ?? version
}
