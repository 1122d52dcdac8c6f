import { ButtonLink, CenteredCard, TextLink } from '@coverdesk/design-system'
import { signInPath } from '../../sign-in/return-path'

/** No one is signed in: the product's own sign-in page leads back here. */
export const SignInCard = () => (
  <CenteredCard
    title="No one is signed in"
    description={
      <>
        This area runs on its own against the real gateway. Sign in as usual; codes arrive in the{' '}
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
