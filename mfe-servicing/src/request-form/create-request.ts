import { type ActionFunctionArgs, replace, runMutation, toast } from '@coverdesk/plugin-sdk'
import { CreateServiceRequestDocument, type CreateServiceRequestInput } from '../generated/documents'
import { overviewPath } from '../paths'

/** What the dialog sends to its route. */
export interface RequestCreation {
  input: CreateServiceRequestInput
  /** The same for every attempt to save it. */
  idempotencyKey: string
}

/** Creates the request and shows it. */
export async function createRequest({ request }: ActionFunctionArgs) {
  const creation = (await request.json()) as RequestCreation
  const result = await runMutation(CreateServiceRequestDocument, creation)
  const id = result.ok && result.data.createServiceRequest?.id
  if (!id) return result
  toast('Request created')
  return replace(overviewPath(id))
}
