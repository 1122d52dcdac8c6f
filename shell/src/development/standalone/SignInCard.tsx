import { ButtonLink, CenteredCard, TextLink } from '@coverdesk/design-system'
import { signInPath } from '../../sign-in/return-path'

/** Nobody is signed in: the product's own sign-in page leads back here. */
export const SignInCard = () => (
  <CenteredCard
    title="Nobody is signed in"
    description={
      <>
        This remote runs alone, with the real gateway behind it. Sign in as you would in Coverdesk; codes arrive in the{' '}
        <TextLink href="/dev/mailbox" inSentence>
          development mailbox
        </TextLink>
        .
      </>
    }
  >
    <ButtonLink to={signInPath(location)} appearance="primary">
      Sign in
    </ButtonLink>
  </CenteredCard>
)
