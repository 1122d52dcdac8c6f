import { useListPath } from '@coverdesk/plugin-sdk'
import { AccountForm } from '../account-choice/AccountForm'
import { useCall } from '../call-summary/use-call'
import { callPath } from '../paths'

/** Whose call it was, over its summary: a number that several accounts have, or none, names no one. */
export function LinkCallDialog() {
  const { id, call } = useCall()
  const parent = useListPath(callPath(id))
  return call && <AccountForm key={call.id} title="Account of the call" linked={call} parent={parent} />
}
