import {
  type ActionFunctionArgs,
  askOnce,
  type MutationResult,
  navigate,
  runMutation,
  toast,
} from '@coverdesk/plugin-sdk'
import {
  CertificateFindingsDocument,
  CreateCertificateDocument,
  type CreateCertificateInput,
  type CreateCertificateMutation,
} from '../generated/documents'
import { certificatePath } from '../paths'

/** What the dialog sends to its route. */
export interface CertificateCreation {
  input: CreateCertificateInput
  /** The same for every attempt to issue it. */
  idempotencyKey: string
}

/** Issues the certificate; the dialog then closes. */
export async function createCertificate({ request, params }: ActionFunctionArgs) {
  const result = await issueCertificate((await request.json()) as CertificateCreation)
  if (result.ok) tellIssued(params['id'] ?? '', result.data.createCertificate)
  return result
}

/** Issues to resolve are read before the form hears of them, so that it shows both at once. */
export async function issueCertificate(
  creation: CertificateCreation,
): Promise<MutationResult<CreateCertificateMutation>> {
  const result = await runMutation(CreateCertificateDocument, creation)
  if (!result.ok && result.failure.validationErrors.some(({ path }) => path === 'overrideReason')) {
    const { overrideReason: _, ...input } = creation.input
    // When it can't be read now, the dialog says so and asks again.
    await askOnce(CertificateFindingsDocument, { input }).catch(() => undefined)
  }
  return result
}

function tellIssued(accountId: string, certificate: { id: string; certificateNumber: string } | null) {
  if (!certificate) return
  const view = { label: 'View', run: () => void navigate(certificatePath(accountId, certificate.id)) }
  toast(`Certificate ${certificate.certificateNumber} created`, { action: view })
}
