import { Button } from '@coverdesk/design-system'
import { signOut } from '@coverdesk/plugin-sdk'
import { useState } from 'react'

/** Ends the session in this browser. */
export function SignOut() {
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await signOut()
    setBusy(false)
  }
  return (
    <Button busy={busy} onClick={() => void leave()}>
      Sign out
    </Button>
  )
}
