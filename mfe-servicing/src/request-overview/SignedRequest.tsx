import { ButtonLink, FileList, makeStyles, Section, tokens } from '@coverdesk/design-system'
import type { ServiceRequestProfileFragment } from '../generated/documents'
import { signedRequestPath } from '../paths'

const useStyles = makeStyles({ missing: { margin: 0, color: tokens.textSecondary } })

type Props = Pick<ServiceRequestProfileFragment, 'id' | 'signedRequest'>

/** The client’s signed request to cancel, or that it is missing. */
export function SignedRequest({ request: { id, signedRequest: file } }: { request: Props }) {
  const styles = useStyles()
  return (
    <Section
      title="Signed request"
      actions={
        <ButtonLink small to={signedRequestPath(id)}>
          {file ? 'Replace' : 'Attach'}
        </ButtonLink>
      }
    >
      {file ? (
        <FileList label="Signed request" files={[{ ...file, id: file.url, note: 'Not visible to the client' }]} />
      ) : (
        <p className={styles.missing}>Missing. A cancellation needs the client’s signed request.</p>
      )}
    </Section>
  )
}
