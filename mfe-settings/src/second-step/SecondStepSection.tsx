import { Banner, ButtonLink, Facts, formatDate, makeStyles, Skeleton, tokens } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { SecondStepDocument, type SecondStepStateFragment } from '../generated/documents'
import { renewCodesPath, setUpPath, turnOffPath } from '../paths'
import { LoadedSection } from '../settings-page/LoadedSection'

const useStyles = makeStyles({
  quiet: { margin: 0, color: tokens.textSecondary },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

/** Whether a code of an authenticator app follows the mailed one. */
export function SecondStepSection() {
  const styles = useStyles()
  const query = useQuery(SecondStepDocument, {})
  const step = query.status === 'loaded' ? query.data.secondStep : undefined
  return (
    <LoadedSection
      title="Two-step verification"
      failed="Two-step verification couldn’t be loaded"
      query={query}
      skeleton={<Skeleton width="160px" height="32px" />}
      intro={
        <p className={styles.quiet}>
          A six-digit code from an authenticator app, in addition to the emailed code. Access to your email alone isn’t
          enough to sign in.
        </p>
      }
    >
      {step && (step.isOn ? <TurnedOn step={step} /> : <TurnedOff step={step} />)}
    </LoadedSection>
  )
}

function TurnedOff({ step }: { step: SecondStepStateFragment }) {
  const styles = useStyles()
  return (
    <>
      {step.isRequired && (
        <Banner tone="warning">
          Your agency requires two-step verification. You’ll set it up at your next sign-in.
        </Banner>
      )}
      <div className={styles.actions}>
        <ButtonLink appearance="primary" to={setUpPath}>
          Set up
        </ButtonLink>
      </div>
    </>
  )
}

const fewCodes = 3

function TurnedOn({ step }: { step: SecondStepStateFragment }) {
  const styles = useStyles()
  const { since, recoveryCodesLeft, isRequired } = step
  return (
    <>
      <Facts
        facts={[
          { label: 'State', value: since ? `On since ${formatDate(since)}` : 'On' },
          { label: 'Recovery codes', value: `${recoveryCodesLeft} left` },
        ]}
      />
      {recoveryCodesLeft < fewCodes && (
        <Banner tone="warning">You’re running out of recovery codes. Create new ones while you have your app.</Banner>
      )}
      <div className={styles.actions}>
        <ButtonLink to={renewCodesPath}>New recovery codes</ButtonLink>
        {isRequired ? null : <ButtonLink to={turnOffPath}>Turn off</ButtonLink>}
      </div>
      {isRequired && (
        <p className={styles.quiet}>Your agency requires two-step verification, so it can’t be turned off.</p>
      )}
    </>
  )
}
