import {
  type ActionFunctionArgs,
  type MutationResult,
  runMutation,
  type TypedDocumentNode,
  toast,
} from '@coverdesk/plugin-sdk'
import {
  AttachSignedCancellationDocument,
  CorrectServiceRequestDocument,
  EmailServiceRequestResolutionDocument,
  LinkServiceRequestDocument,
  MarkServiceRequestDuplicateDocument,
  ReopenServiceRequestDocument,
  ResolveServiceRequestDocument,
  SetServiceRequestWaitingDocument,
  UpdateServiceRequestDocument,
} from '../generated/documents'

/** What a dialog sends to its route. */
export interface RequestChange<Input> {
  /** The version that the change was made from. */
  version: number
  input: Input
}

/** The action of a dialog’s route: makes the change and says so; the dialog then closes. */
const changeWith =
  <Data, Input>(document: TypedDocumentNode<Data, RequestChange<Input> & { id: string }>, done: string) =>
  async ({ request, params }: ActionFunctionArgs): Promise<MutationResult<Data>> => {
    const change = (await request.json()) as RequestChange<Input>
    const result = await runMutation(document, { id: params['id'] ?? '', ...change })
    if (result.ok) toast(done)
    return result
  }

export const resolveRequest = changeWith(ResolveServiceRequestDocument, 'Request resolved')
export const updateRequest = changeWith(UpdateServiceRequestDocument, 'Changes saved')
export const correctRequest = changeWith(CorrectServiceRequestDocument, 'Details corrected')
export const linkRequest = changeWith(LinkServiceRequestDocument, 'Request linked')
export const setWaiting = changeWith(SetServiceRequestWaitingDocument, 'Request is waiting')
export const markDuplicate = changeWith(MarkServiceRequestDuplicateDocument, 'Request closed as a duplicate')
export const attachSignedRequest = changeWith(AttachSignedCancellationDocument, 'Signed request attached')
export const emailResolution = changeWith(EmailServiceRequestResolutionDocument, 'Sending the email')
export const reopenRequest = changeWith(ReopenServiceRequestDocument, 'Request reopened')
