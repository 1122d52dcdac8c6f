import { ButtonLink } from '@coverdesk/design-system'

/** Leads to billing, in a new tab; is not there when billing has no such page now. */
export function BillingLink({ to, children }: { to: string | null | undefined; children: string }) {
  if (!to) return null
  return (
    <ButtonLink small to={to} target="_blank" rel="noopener noreferrer" title="Opens in a new tab">
      {children}
    </ButtonLink>
  )
}
