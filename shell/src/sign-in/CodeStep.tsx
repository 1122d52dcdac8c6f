import { Button, CenteredCard } from '@coverdesk/design-system'
import { CodeForm } from './CodeForm'

interface CodeStepProps {
  email: string
  /** From the link in the e-mail; empty without. */
  givenCode: string
  /** The address for which this browser has asked a code. */
  pendingEmail: string | null
  /** Until another code may be asked for. */
  waitSeconds: number
  onCodeSent(): void
  onOtherEmail(): void
  onSignedIn(): void
}

/** Step 2: the code from the email. */
export function CodeStep({ onOtherEmail, ...form }: CodeStepProps) {
  return (
    <CenteredCard
      title="Enter your code"
      description={
        <>
          If <strong>{form.email}</strong> is known here, a code is on its way there.
        </>
      }
    >
      <CodeForm {...form}>
        <Button appearance="subtle" small onClick={onOtherEmail}>
          Use another email
        </Button>
      </CodeForm>
    </CenteredCard>
  )
}
