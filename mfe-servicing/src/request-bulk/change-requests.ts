import { pluralize } from '@coverdesk/design-system'
import { type ActionFunctionArgs, runMutation, toast } from '@coverdesk/plugin-sdk'
import { type ServiceRequestChangeInput, UpdateServiceRequestsDocument } from '../generated/documents'

/** What a dialog about chosen requests sends to its route. */
export interface ChosenChange {
  changes: ServiceRequestChangeInput[]
  /** What takes each change back, without the version that it makes. */
  former: Omit<ServiceRequestChangeInput, 'version'>[]
  /** What is said of them once it is done: "assigned" */
  done: string
}

/** Changes the chosen requests and offers to take that back; the dialog then closes. */
export async function changeRequests({ request }: ActionFunctionArgs) {
  const { changes, former, done } = (await request.json()) as ChosenChange
  const result = await runMutation(UpdateServiceRequestsDocument, { changes })
  if (!result.ok) return result
  const { updated, skippedIds } = result.data.updateServiceRequests ?? { updated: [], skippedIds: [] }
  const undo = former.flatMap(before => {
    const now = updated.find(({ id }) => id === before.id)
    return now ? [{ ...before, version: now.version }] : []
  })
  const text = [updated.length > 0 && `${pluralize(updated.length, 'request')} ${done}`, skipped(skippedIds.length)]
  const action = { label: 'Undo', run: () => void takeBack(undo) }
  toast(text.filter(Boolean).join('. '), undo.length > 0 ? { action } : { tone: 'error' })
  return result
}

async function takeBack(changes: ServiceRequestChangeInput[]) {
  const result = await runMutation(UpdateServiceRequestsDocument, { changes })
  if (!result.ok) return toast(result.failure.message, { tone: 'error' })
  const { updated, skippedIds } = result.data.updateServiceRequests ?? { updated: [], skippedIds: [] }
  const text = [
    updated.length > 0 && `${pluralize(updated.length, 'request')} back as before`,
    skipped(skippedIds.length),
  ]
  toast(text.filter(Boolean).join('. '), updated.length > 0 ? {} : { tone: 'error' })
}

const skipped = (count: number) => {
  if (count === 0) return undefined
  return count === 1
    ? '1 request was changed by someone else and left as it is'
    : `${count} requests were changed by someone else and left as they are`
}
