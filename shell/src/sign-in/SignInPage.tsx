import { usePageTitle } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { CodeStep } from './CodeStep'
import { EmailStep } from './EmailStep'
import { onSignedInElsewhere } from './on-signed-in-elsewhere'
import { readSignInLink, type SignInLink, stepPath } from './sign-in-link'

interface SignInPageProps {
  /** What the address said when the page was opened. */
  link: SignInLink
  /** The address for which this browser has asked a code. */
  pendingEmail: string | null
}

/** Signing in: first the e-mail address, then the code that was sent there (specification 1 §2). */
export function SignInPage({ link, pendingEmail }: SignInPageProps) {
  usePageTitle('Sign in')
  const [email, setEmail] = useState(link.email)
  const [asked, setAsked] = useState<{ email: string | null; waitSeconds: number }>({
    email: pendingEmail,
    waitSeconds: 0,
  })

  useEffect(() => {
    const follow = () => setEmail(readSignInLink().email)
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  const { returnTo } = link
  useEffect(() => onSignedInElsewhere(() => window.location.replace(returnTo)), [returnTo])

  const goTo = (step: string | null) => {
    window.history.pushState(null, '', stepPath(step, returnTo))
    setEmail(step)
  }

  if (email === null) {
    return (
      <EmailStep
        returnTo={returnTo}
        onCodeSent={(address, waitSeconds) => {
          setAsked({ email: address, waitSeconds })
          goTo(address)
        }}
      />
    )
  }
  return (
    <CodeStep
      email={email}
      givenCode={email === link.email ? link.code : ''}
      attemptId={email === link.email ? link.attemptId : ''}
      returnTo={returnTo}
      pendingEmail={asked.email}
      waitSeconds={asked.waitSeconds}
      onCodeSent={() => setAsked({ email, waitSeconds: 0 })}
      onOtherEmail={() => goTo(null)}
      onSignedIn={() => window.location.replace(returnTo)}
    />
  )
}
