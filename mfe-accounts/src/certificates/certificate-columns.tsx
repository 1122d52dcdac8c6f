import { ButtonLink, makeStyles, type RecordColumn, tokens } from '@coverdesk/design-system'
import type { CertificateRowFragment } from '../generated/documents'
import { certificatePath } from '../paths'
import { DownloadLink } from './DownloadLink'
import { IssuedOn } from './IssuedOn'

/** Specification 1 §2, certificates of an account. */
export const certificateColumns = (accountId: string): readonly RecordColumn<CertificateRowFragment>[] => [
  { header: 'Certificate Holder', cell: ({ holder }) => <Holder holder={holder} /> },
  { header: 'Certificate Number', cell: ({ certificateNumber }) => certificateNumber },
  { header: 'Issued Date', cell: ({ createdAt }) => <IssuedOn at={createdAt} /> },
  {
    header: 'Actions',
    align: 'end',
    cell: certificate => <CertificateActions accountId={accountId} certificate={certificate} />,
  },
]

const useStyles = makeStyles({
  name: { fontWeight: tokens.fontWeightSemibold },
  place: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.textTertiary },
  actions: { display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '4px' },
})

function Holder({ holder: { name, address } }: Pick<CertificateRowFragment, 'holder'>) {
  const styles = useStyles()
  return (
    <>
      <div className={styles.name}>{name}</div>
      <div className={styles.place}>{`${address.city}, ${address.zone} ${address.postalCode}`}</div>
    </>
  )
}

interface CertificateActionsProps {
  accountId: string
  certificate: CertificateRowFragment
}

function CertificateActions({ accountId, certificate }: CertificateActionsProps) {
  const styles = useStyles()
  return (
    <span className={styles.actions}>
      <ButtonLink
        small
        appearance="subtle"
        to={certificatePath(accountId, certificate.id)}
        aria-label={`View ${certificate.certificateNumber}`}
      >
        View
      </ButtonLink>
      <DownloadLink small certificate={certificate} />
    </span>
  )
}
