/** What each slot gives to its contributions: the places in one area's screens that other areas may fill. */
export interface SlotProps {
  /** A tab of an account's page, behind the area's own; its `id` is in the address: `/app/accounts/42/<id>`. */
  'account.tab': { accountId: string }
}

export type SlotName = keyof SlotProps
