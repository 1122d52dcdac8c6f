/** What each slot gives to its contributions: the places in one area's screens that other areas may fill. */
export interface SlotProps {
  /** A tab of an account's page, behind the area's own; its `id` is in the address: `/app/accounts/42/<id>`. */
  'account.tab': { accountId: string }
  /**
   * A tab of a policy's page, behind the area's own; its `id` is in the address: `/app/policies/42/<id>`. What follows that is
   * the contribution's: `useParams()['*']` names a dialog over it.
   */
  'policy.tab': { policyId: string }
  /** A part of the home page: a `Section`. It is drawn by the shell, so it has no routes of its own. */
  'home.panel': object
  /**
   * A tab of the settings page, behind the area's own; its `id` is in the address: `/app/settings/<id>`. What follows that is
   * the contribution's: `useParams()['*']` names a dialog over it.
   */
  'settings.tab': object
}

/** The name of a place that other areas may fill: `account.tab`. */
export type SlotName = keyof SlotProps

/** Names every slot once more, as data; the compiler sees to it that none is missing. */
const described: Record<SlotName, true> = {
  'account.tab': true,
  'home.panel': true,
  'policy.tab': true,
  'settings.tab': true,
}

/** For the build, which refuses a contribution to any other. */
export const slotNames = Object.keys(described)
