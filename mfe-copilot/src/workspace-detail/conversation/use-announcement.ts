import { useEffect, useRef, useState } from 'react'
import type { WorkspaceProfileFragment } from '../../generated/documents'

type State = WorkspaceProfileFragment['state']

/** Announces to screen readers when Cara starts and finishes; text that is still streaming isn’t read aloud. */
export function useAnnouncement({ state, run }: Pick<WorkspaceProfileFragment, 'state' | 'run'>): string {
  const [said, setSaid] = useState('')
  const before = useRef<State>(state)
  const runState = run?.state
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    setSaid(sentence(state, runState))
  }, [state, runState])
  return said
}

function sentence(state: State, runState: string | undefined): string {
  if (state === 'WORKING') return 'Cara is working'
  if (runState === 'FAILED') return 'Cara could not finish'
  if (runState === 'STOPPED') return 'Cara stopped'
  if (runState === 'WAITING_FOR_APPROVAL') return 'Cara needs your approval'
  return state === 'WAITING_FOR_INPUT' ? 'Cara asked something' : 'Cara answered'
}
