import type { AccountSuggestion } from '../call-record/call.model.ts'

/** Why a conversation may be with an account. */
export const suggestionReasons = ['EMAIL', 'NAME', 'PHONE', 'POLICY_NUMBER'] as const
export type SuggestionReason = (typeof suggestionReasons)[number]

/** Accounts that have one thing in common with a conversation. */
export interface AccountEvidence {
  reason: SuggestionReason
  accounts: readonly { id: string; name: string }[]
  /** Whether it names an account by itself, where it fits one alone. A name, or an address in a forwarded mail, doesn’t. */
  isStrong: boolean
}

/** The account that a conversation is with, or those that it may be with. */
export interface AccountDecision {
  accountId: string | null
  suggestions: AccountSuggestion[]
}

const maxSuggestions = 5

/**
 * An account is decided only where one alone fits by what is certain, and nothing certain fits another one: a wrong account
 * shows a client’s words to whoever looks after another client. Everything else is suggested.
 */
export function decideAccount(evidence: readonly AccountEvidence[]): AccountDecision {
  const found = evidence.filter(({ accounts }) => accounts.length > 0)
  const strong = found.filter(({ isStrong }) => isStrong)
  const decided = fitsAll(strong)
  if (decided) return { accountId: decided, suggestions: [] }
  const suggestions = [...strong, ...found.filter(({ isStrong }) => !isStrong)].flatMap(({ reason, accounts }) =>
    accounts.map(({ id, name }) => ({ accountId: id, name, reason })),
  )
  const distinct = new Map(suggestions.toReversed().map(suggestion => [suggestion.accountId, suggestion]))
  const inOrder = suggestions.filter(suggestion => distinct.get(suggestion.accountId) === suggestion)
  return { accountId: null, suggestions: inOrder.slice(0, maxSuggestions) }
}

/** The one account that each of them has: an address of two accounts and the policy number of one of them name that one. */
function fitsAll(strong: readonly AccountEvidence[]): string | null {
  const [first, ...others] = strong.map(({ accounts }) => accounts.map(({ id }) => id))
  const common = (first ?? []).filter(id => others.every(ids => ids.includes(id)))
  return common.length === 1 ? (common[0] ?? null) : null
}
