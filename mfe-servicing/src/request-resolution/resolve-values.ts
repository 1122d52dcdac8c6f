import type { ResolveServiceRequestInput, ServiceRequestProfileFragment } from '../generated/documents'
import { emailValues } from './email-values'

type Request = ServiceRequestProfileFragment

/** What the form holds; the paths of the fields are those of the server’s messages. */
export interface ResolveValues {
  notes: string
  files: string[]
  mailsClient: boolean
  email: { to: string; subject: string; message: string }
  signedRequestFileId: string
  withoutSignedRequest: boolean
}

/** Whether the client’s signed request to cancel is still to come. */
export const needsSignedRequest = ({ type, signedRequest }: Pick<Request, 'type' | 'signedRequest'>): boolean =>
  type === 'CANCEL_POLICY' && !signedRequest

/** The client is mailed unless no address is known. */
export const resolveValues = (request: Request, sender: Parameters<typeof emailValues>[1]): ResolveValues => ({
  notes: '',
  files: [],
  mailsClient: Boolean(request.clientEmail),
  email: emailValues({ ...request, resolution: null }, sender),
  signedRequestFileId: '',
  withoutSignedRequest: false,
})

/** What the mutation gets. */
export function resolveInput(values: ResolveValues, request: Request): ResolveServiceRequestInput {
  const { notes, files, mailsClient, email, signedRequestFileId, withoutSignedRequest } = values
  return {
    notes,
    files,
    email: mailsClient ? email : null,
    ...(needsSignedRequest(request) && (signedRequestFileId ? { signedRequestFileId } : { withoutSignedRequest })),
  }
}
