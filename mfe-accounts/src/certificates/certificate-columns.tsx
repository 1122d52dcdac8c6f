import { makeStyles, type RecordColumn, tokens } from '@coverdesk/design-system'
import type { CertificateRowFragment } from '../generated/documents'
import { CertificateActions } from './CertificateActions'
import { IssuedOn } from './IssuedOn'
import { ReplacedBy } from './ReplacedBy'

/** Specification 1 §2, certificates of an account. */
export const certificateColumns: readonly RecordColumn<CertificateRowFragment>[] = [
  { header: 'Certificate Holder', cell: ({ holder }) => <Holder holder={holder} /> },
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
  { header: 'Actions', align: 'end', cell: certificate => <CertificateActions certificate={certificate} /> },
]

const useStyles = makeStyles({
  name: { fontWeight: tokens.fontWeightSemibold },
  place: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.textTertiary },
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
