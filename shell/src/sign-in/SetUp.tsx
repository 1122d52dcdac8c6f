import { Banner, Button, makeStyles } from '@coverdesk/design-system'
import { KeyToScan } from '@coverdesk/design-system/second-step'
import { runMutation } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { BeginAgencySecondStepDocument } from '../generated/documents'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '12px' },
  words: { margin: 0 },
})

/** The agency requires two-step verification and this person has none: what goes into their app. */
export function SetUp() {
  const styles = useStyles()
  const [setUp, setSetUp] = useState<{ key: string; uri: string }>()
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let isOpen = true
    setProblem(undefined)
    void runMutation(BeginAgencySecondStepDocument, {}).then(result => {
      if (!isOpen) return
      if (!result.ok) setProblem(result.failure.message)
      else if (result.data.beginAgencySecondStep) setSetUp(result.data.beginAgencySecondStep)
    })
    return () => {
      isOpen = false
    }
  }, [attempt])

  const again = (
    <Button small onClick={() => setAttempt(attempt + 1)}>
      Retry
    </Button>
  )
  return (
    <div className={styles.root}>
      <p className={styles.words}>
        Your agency requires two-step verification. Scan this QR code with an authenticator app, or enter the key, then
        enter the six-digit code the app shows.
      </p>
      {problem && (
        <Banner tone="error" actions={again}>
          {problem}
        </Banner>
      )}
      {!problem && <KeyToScan setUp={setUp} />}
    </div>
  )
}
