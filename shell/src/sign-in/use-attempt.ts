import type { Failure, ValidationError } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { SignInAnswer, SignInResult } from './agency-sign-in'

interface Attempt {
  busy: boolean
  /** What no field can say. */
  message: string | undefined
  validationErrors: readonly ValidationError[]
  /** @returns the answer, or undefined when it failed and the page says why */
  run(send: () => Promise<SignInResult>): Promise<SignInAnswer | undefined>
  /** After an answer that leaves the page as it is. */
  finish(): void
  /** Says that a field can't be sent as it is. */
  refuse(path: string, message: string): void
}

interface Outcome {
  busy: boolean
  failure?: Failure
  refused?: readonly ValidationError[]
}

const none: readonly ValidationError[] = []

/** One step's sending: busy, and why it failed. */
export function useAttempt(): Attempt {
  const [{ busy, failure, refused }, setOutcome] = useState<Outcome>({ busy: false })
  const validationErrors = refused ?? failure?.validationErrors ?? none
  return {
    busy,
    validationErrors,
    message: validationErrors.length > 0 ? undefined : failure?.message,
    finish: () => setOutcome({ busy: false }),
    refuse: (path, message) => setOutcome({ busy: false, refused: [{ path, message }] }),
    async run(send) {
      setOutcome({ busy: true })
      const result = await send()
      const answer = result.ok ? result.data.agencySignIn : null
      // Stays busy on success: the page is about to change.
      if (answer) return answer
      setOutcome({ busy: false, ...(!result.ok && { failure: result.failure }) })
      return undefined
    },
  }
}
