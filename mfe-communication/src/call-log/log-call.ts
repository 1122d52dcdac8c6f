import { type ActionFunctionArgs, replace, runMutation, toast } from '@coverdesk/plugin-sdk'
import { LogCallDocument, type LogCallInput } from '../generated/documents'
import { callPath } from '../paths'

/** What the dialog sends to its route. */
export interface LoggedCall {
  input: LogCallInput
  /** The same for every attempt to save it. */
  idempotencyKey: string
}

/** Logs the call and shows it. */
export async function logCall({ request }: ActionFunctionArgs) {
  const logged = (await request.json()) as LoggedCall
  const result = await runMutation(LogCallDocument, logged)
  const id = result.ok && result.data.logCall?.id
  if (!id) return result
  toast('Call logged')
  return replace(callPath(id))
}
