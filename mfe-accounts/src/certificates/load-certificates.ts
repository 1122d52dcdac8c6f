import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import {
  AccountCertificatesDocument,
  AccountReissuesDocument,
  AgencyFormInUseDocument,
  CertifiablePoliciesDocument,
  CertificateDocument,
  SupersededCountDocument,
} from '../generated/documents'

/** Begins to read the certificates of the account that the address names, the policies that they are made from, and what is to be reissued. */
export async function loadCertificates({ params }: LoaderFunctionArgs) {
  const id = params['id'] ?? ''
  await Promise.all([
    startQuery(AccountCertificatesDocument, { id }),
    startQuery(CertifiablePoliciesDocument, { id }),
    startQuery(SupersededCountDocument, { accountId: id }),
    startQuery(AccountReissuesDocument, { accountId: id }),
  ])
  return null
}

/** Begins to read the certificate that the address names, or what a new one can be issued on, while the dialog's code is on its way. */
export async function loadCertificate({ params }: LoaderFunctionArgs) {
  const { tab, recordId = 'new' } = params
  if (tab !== 'certificates') return null
  await (recordId === 'new'
    ? startQuery(AgencyFormInUseDocument, {})
    : startQuery(CertificateDocument, { id: recordId }))
  return null
}
