import { ButtonLink } from '@coverdesk/design-system'

export const logPolicyFirst = 'Log a policy first: a certificate shows the policies of its account.'

/** To a new policy of the account; that area knows what to ask. */
export const LogPolicyLink = ({ accountId }: { accountId: string }) => (
  <ButtonLink small to={`/app/policies/new?accountId=${accountId}`}>
    Log Policy
  </ButtonLink>
)
