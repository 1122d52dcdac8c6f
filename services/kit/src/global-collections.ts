/**
 * The collections of a service's database that belong to no single agency (quality bar 9), and why. Everything else is an
 * agency's: each of its indexes begins with `agencyId`.
 */
export const globalCollections = {
  agencies: 'They are the tenants themselves.',
  agencyUsers: 'They are found by e-mail before there is a session; every other query names the agency.',
  signInCodes: 'They are kept for addresses that no one has, too.',
  signInThrottles: 'They are about networks.',
  seeds: 'They remember which demo data a database has got.',
  jobs: 'Workers look for what is due, whichever agency it is for; a job runs in the scope of its own.',
  jobSteps: 'They are found by their job only.',
  migrations: 'They are about the shape of all documents.',
  leases: 'They are about replicas.',
  consumerPositions: 'A consumer follows the events of all agencies; it handles each in the scope of its own.',
  handledEvents: 'They are found by consumer and event only.',
} as const

/** Indexes of an agency's collections that only remove what is over: no query uses them. */
export const expiryIndexes = {
  answeredMutations: ['at'],
  idempotencyKeys: ['at'],
  notifications: ['createdAt'],
} as const
