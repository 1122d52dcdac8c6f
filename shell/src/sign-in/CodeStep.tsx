import { Button, CenteredCard } from '@coverdesk/design-system'
import { type ReactNode, useState } from 'react'
import { CodeForm, type FurtherStep } from './CodeForm'

interface CodeStepProps {
  email: string
  /** From the link in the e-mail; empty without. */
  givenCode: string
  /** From that link, too; empty without. */
  attemptId: string
  /** Where the link of another e-mail leads. */
  returnTo: string
  /** The address for which this browser has asked a code. */
  pendingEmail: string | null
  /** Until another code may be asked for. */
  waitSeconds: number
  onCodeSent(): void
  onOtherEmail(): void
  onSignedIn(): void
}

const furtherSteps: Record<FurtherStep, { title: string; description: string }> = {
  CODE: {
    title: 'Enter the code from your app',
    description: 'Email code accepted. Now enter the code from your app.',
  },
  SET_UP: {
    title: 'Set up two-step verification',
    description: 'Email code accepted. From now on your phone confirms it’s you.',
  },
  RECOVERY_CODES: { title: 'Save your recovery codes', description: 'Two-step verification is set up.' },
}

/** Step 2: the code from the email, and what follows it for those who have two-step verification. */
export function CodeStep({ onOtherEmail, ...form }: CodeStepProps) {
  const [step, setStep] = useState<FurtherStep>()
  // Anyone can write an address into the link of this page.
  const wasAsked = form.pendingEmail === form.email
  const words: { title: string; description: ReactNode } = step
    ? furtherSteps[step]
    : {
        title: 'Enter your code',
        description: wasAsked ? (
          <>
            If <strong>{form.email}</strong> has an account, we’ve sent it a code.
          </>
        ) : (
          <>
            Enter the code from the email to <strong>{form.email}</strong>, or send a new one.
          </>
        ),
      }
  return (
    <CenteredCard {...words}>
      <CodeForm {...form} onFurtherStep={setStep}>
        <Button appearance="subtle" small onClick={onOtherEmail}>
          Use another email
        </Button>
      </CodeForm>
    </CenteredCard>
  )
}
