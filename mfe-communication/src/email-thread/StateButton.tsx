import { Button } from '@coverdesk/design-system'
import { useState } from 'react'
import type { EmailThreadProfileFragment } from '../generated/documents'
import { changeThreadState } from './change-thread-state'

/** Ends a thread, or makes it active again. */
export function StateButton({ thread: { id, state } }: { thread: Pick<EmailThreadProfileFragment, 'id' | 'state'> }) {
  const [busy, setBusy] = useState(false)
  const change = async () => {
    setBusy(true)
    await changeThreadState(id, state === 'ENDED' ? 'ACTIVE' : 'ENDED')
    setBusy(false)
  }
  return (
    <Button busy={busy} onClick={() => void change()}>
      {state === 'ENDED' ? 'Reopen thread' : 'End thread'}
    </Button>
  )
}
