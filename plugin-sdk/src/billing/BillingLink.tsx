import { ButtonLink } from '@coverdesk/design-system'

interface BillingLinkProps {
  to: string | null | undefined
  /** For the one thing that a page is about. By default it is small, and secondary. */
  primary?: boolean
  children: string
}

/**
 * Leads to billing, in a new tab; is not there when billing has no such page now.
 *
 * @example <BillingLink to={useBillingLinks().billingPortalUrl}>Billing</BillingLink>
 */
export function BillingLink({ to, primary = false, children }: BillingLinkProps) {
  if (!to) return null
  return (
    <ButtonLink
      small={!primary}
      appearance={primary ? 'primary' : 'secondary'}
      to={to}
      target="_blank"
      rel="noopener noreferrer"
      title="Opens in a new tab"
    >
      {children}
    </ButtonLink>
  )
}
