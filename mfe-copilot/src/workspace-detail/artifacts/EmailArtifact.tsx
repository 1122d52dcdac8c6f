import { Banner, Facts, makeStyles } from '@coverdesk/design-system'
import type { WorkspaceArtifactFragment } from '../../generated/documents'
import { CitedText } from '../evidence/CitedText'
import type { Quote } from '../evidence/quotes'

const useStyles = makeStyles({ root: { display: 'grid', gap: '14px' } })

interface EmailArtifactProps {
  email: NonNullable<WorkspaceArtifactFragment['email']>
  quotes: readonly Quote[]
}

/** An email that Cara drafted. */
export function EmailArtifact({ email, quotes }: EmailArtifactProps) {
  const styles = useStyles()
  const [to] = email.to
  return (
    <div className={styles.root}>
      <Facts
        facts={[
          { label: 'Subject', value: email.subject },
          { label: 'To', value: to },
        ]}
      />
      {to && !email.isToVerified && (
        <Banner tone="warning">No record has this address. Confirm it before you send the email.</Banner>
      )}
      <CitedText text={email.body} quotes={quotes} headingLevel={3} />
    </div>
  )
}
