import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import { AccountCertificatesDocument, CertifiablePoliciesDocument, CertificateDocument } from '../generated/documents'

/** Begins to read the certificates of the account that the address names, and the policies that they are made from. */
export async function loadCertificates({ params }: LoaderFunctionArgs) {
  const id = params['id'] ?? ''
  await Promise.all([startQuery(AccountCertificatesDocument, { id }), startQuery(CertifiablePoliciesDocument, { id })])
  return null
}

/** Begins to read the certificate that the address names, while the dialog's code is on its way. */
export async function loadCertificate({ params }: LoaderFunctionArgs) {
  const { tab, recordId = 'new' } = params
  if (tab === 'certificates' && recordId !== 'new') await startQuery(CertificateDocument, { id: recordId })
  return null
}
