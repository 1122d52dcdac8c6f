import { type MutationResult, runMutation, toast } from '@coverdesk/plugin-sdk'
import { type CertificateCreation, issueCertificate } from '../certificates/create-certificate'
import { AttachCertificateToRequestDocument } from '../generated/documents'

/**
 * Issues the certificate that a client asked for, and attaches it to the request. One that is issued and can't be attached now
 * stays issued: the person can attach it again.
 */
export async function issueForRequest(
  requestId: string,
  creation: CertificateCreation,
): Promise<MutationResult<unknown>> {
  const result = await issueCertificate(creation)
  const certificate = result.ok ? result.data.createCertificate : null
  if (certificate) await attach(requestId, certificate)
  return result
}

interface Issued {
  id: string
  certificateNumber: string
}

async function attach(requestId: string, { id, certificateNumber }: Issued): Promise<void> {
  const input = { certificateId: id }
  const result = await runMutation(AttachCertificateToRequestDocument, { id: requestId, input })
  if (result.ok) return toast(`Certificate ${certificateNumber} created and attached to the request`)
  toast(`Certificate ${certificateNumber} was created but could not be attached to the request.`, {
    tone: 'error',
    action: { label: 'Try again', run: () => void attach(requestId, { id, certificateNumber }) },
  })
}
