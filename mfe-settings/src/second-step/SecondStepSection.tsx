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
      title="Second step"
      failed="Your second step could not be loaded"
      query={query}
      skeleton={<Skeleton width="160px" height="32px" />}
      intro={
        <p className={styles.quiet}>
          A six-digit code of an authenticator app on your phone, after the one that is mailed to you. Whoever reads
          your email can’t sign in with it alone.
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
        <Banner tone="warning">Your agency requires a second step. You will be asked to set one up at sign-in.</Banner>
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
        <Banner tone="warning">You are running out of recovery codes. Make new ones while you have your app.</Banner>
      )}
      <div className={styles.actions}>
        <ButtonLink to={renewCodesPath}>New recovery codes</ButtonLink>
        {isRequired ? null : <ButtonLink to={turnOffPath}>Turn off</ButtonLink>}
      </div>
      {isRequired && <p className={styles.quiet}>Your agency requires a second step, so it can’t be turned off.</p>}
    </>
  )
}
