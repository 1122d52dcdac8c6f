import { Badge } from '@coverdesk/design-system'
import type { AccountType } from '../generated/documents'
import { accountTypes } from './account-types'

/** Business or Individual. */
export function AccountTypeBadge({ type }: { type: AccountType }) {
  const words = accountTypes.find(({ value }) => value === type)
  return words && <Badge tone={words.tone}>{words.label}</Badge>
}
