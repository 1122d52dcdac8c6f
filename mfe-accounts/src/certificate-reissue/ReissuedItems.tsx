import { makeStyles, type RecordColumn, RecordTable, Section, TextLink, tokens } from '@coverdesk/design-system'
import { CertificateActions } from '../certificates/CertificateActions'
import type { ReissueRunFragment } from '../generated/documents'
import { certificatePath } from '../paths'

type Item = ReissueRunFragment['items'][number] & { id: string }

/** Every holder of the run, each with the new certificate once it is issued. */
export function ReissuedItems({ run }: { run: ReissueRunFragment }) {
  return (
    <Section title="Holders">
      <RecordTable
        label="Holders"
        columns={columnsOf(run)}
        rows={run.items.map(item => ({ ...item, id: item.replacedId }))}
      />
    </Section>
  )
}

const columnsOf = ({ accountId, state }: ReissueRunFragment): readonly RecordColumn<Item>[] => [
  { header: 'Certificate Holder', cell: ({ holderName }) => <HolderName name={holderName} /> },
  {
    header: 'Replaced',
    cell: ({ replacedId, replacedNumber }) => (
      <TextLink href={certificatePath(accountId, replacedId)}>{replacedNumber}</TextLink>
    ),
  },
  {
    header: 'New Certificate',
    cell: ({ certificateNumber }) =>
      certificateNumber ?? <Missing>{state === 'ISSUING' ? 'Waiting' : 'Not issued'}</Missing>,
  },
  {
    header: 'Actions',
    align: 'end',
    cell: ({ certificateId, certificateNumber, downloadUrl }) =>
      certificateId &&
      certificateNumber &&
      downloadUrl && (
        <CertificateActions certificate={{ id: certificateId, accountId, certificateNumber, downloadUrl }} />
      ),
  },
]

const useStyles = makeStyles({
  name: { fontWeight: tokens.fontWeightSemibold },
  missing: { color: tokens.textSecondary },
})

const HolderName = ({ name }: { name: string }) => <span className={useStyles().name}>{name}</span>
const Missing = ({ children }: { children: string }) => <span className={useStyles().missing}>{children}</span>
