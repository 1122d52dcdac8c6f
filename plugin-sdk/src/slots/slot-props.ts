/** What each slot gives to its contributions: the places in one area's screens that other areas may fill. */
export interface SlotProps {
  /**
   * Something to do with an account, named by its `label` in the account's menu. It is drawn over the account's page, as a dialog,
   * at `/app/accounts/42/actions/<id>`; `onClose` leads back to the account.
   */
  'account.actions': { accountId: string; onClose(): void }
  /** A tab of an account's page, behind the area's own; its `id` is in the address: `/app/accounts/42/<id>`. */
  'account.tab': { accountId: string }
  /**
   * Something to do with a policy, named by its `label` in the policy's menu. It is drawn over the policy's page, as a dialog, at
   * `/app/policies/42/actions/<id>`; `onClose` leads back to the policy.
   */
  'policy.actions': { policyId: string; onClose(): void }
  /**
   * A tab of a policy's page, behind the area's own; its `id` is in the address: `/app/policies/42/<id>`. What follows that is
   * the contribution's: `useParams()['*']` names a dialog over it.
   */
  'policy.tab': { policyId: string }
  /**
   * What the home page begins with, above its panels. It is drawn by the shell at `/app/home` and below; what follows that in the
   * address is the contribution's: `useParams()['*']` names a dialog over it.
   */
  'home.start': object
  /** A part of the home page: a `Section`. It is drawn by the shell, so it has no routes of its own. */
  'home.panel': object
  /**
   * A tab of the settings page, behind the area's own; its `id` is in the address: `/app/settings/<id>`. What follows that is
   * the contribution's: `useParams()['*']` names a dialog over it.
   */
  'settings.tab': object
  /**
   * Something to do with a service request (specification 2 §2), named by its `label` in the request's menu. It is drawn over
   * the request's page, as a dialog, at `/app/servicing/42/actions/<id>`; `onClose` leads back to the request.
   */
  'service-request.actions': { serviceRequestId: string; onClose(): void }
  /**
   * One control of 32 px (40 on touch) in the top bar of every page, before the person. The shell draws it once the first page
   * is there, outside of every area: it has no routes, and its place stays empty if it fails.
   */
  'shell.top-bar': object
}

/** The name of a place that other areas may fill: `account.tab`. */
export type SlotName = keyof SlotProps

/** Names every slot once more, as data; the compiler sees to it that none is missing. */
const described: Record<SlotName, true> = {
  'account.actions': true,
  'account.tab': true,
  'home.panel': true,
  'home.start': true,
  'policy.actions': true,
  'policy.tab': true,
  'service-request.actions': true,
  'settings.tab': true,
  'shell.top-bar': true,
}

/** For the build, which refuses a contribution to any other. */
export const slotNames = Object.keys(described)
