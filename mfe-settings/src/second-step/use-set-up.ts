import { type Failure, runMutation } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { BeginSecondStepDocument } from '../generated/documents'

interface SetUp {
  key: string
  uri: string
}

/** Asks for a new secret, once for each time that the dialog is opened. */
export function useSetUp() {
  const [setUp, setSetUp] = useState<SetUp>()
  const [failure, setFailure] = useState<Failure>()
  const [attempt, setAttempt] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let isOpen = true
    setFailure(undefined)
    void runMutation(BeginSecondStepDocument, {}).then(result => {
      if (!isOpen) return
      if (!result.ok) setFailure(result.failure)
      else if (result.data.beginSecondStep) setSetUp(result.data.beginSecondStep)
    })
    return () => {
      isOpen = false
    }
  }, [attempt])
  return { setUp, failure, again: () => setAttempt(attempt + 1) }
}
