import { type RecordColumn, TextLink } from '@coverdesk/design-system'
import { CertificateActions } from '../certificates/CertificateActions'
import { IssuedOn } from '../certificates/IssuedOn'
import { ReplacedBy } from '../certificates/ReplacedBy'
import type { HolderCertificateFragment } from '../generated/documents'
import { accountPath } from '../paths'

/** The account comes first: its holder is what the page is about. */
export const holderCertificateColumns: readonly RecordColumn<HolderCertificateFragment>[] = [
  { header: 'Account', cell: ({ account }) => <Account account={account} /> },
  {
    header: 'Certificate Number',
    cell: certificate => (
      <>
        {certificate.certificateNumber}
        <ReplacedBy certificate={certificate} />
      </>
    ),
  },
  { header: 'Issued Date', cell: ({ createdAt }) => <IssuedOn at={createdAt} /> },
  {
    header: 'Actions',
    align: 'end',
    cell: certificate => <CertificateActions certificate={certificate} viewable={certificate.account !== null} />,
  },
]

function Account({ account }: Pick<HolderCertificateFragment, 'account'>) {
  if (!account) return 'Deleted account'
  return <TextLink href={accountPath(account.id)}>{account.details.name}</TextLink>
}
