/**
 * Who is in the demo data. The subgraphs seed their own databases, so they agree here on ids.
 * The second agency exists to show that no one ever sees another agency's data: its strings carry `CANARY_B`.
 */
export const demoAgencies = {
  harborPoint: { id: '650000000000000000000001', name: 'Harbor Point Insurance', timeZone: 'America/Los_Angeles' },
  canary: { id: '650000000000000000000002', name: 'CANARY_B Agency', timeZone: 'America/New_York' },
} as const

/** The user whose sign-in the README shows. */
export const demoUserEmail = 'maya.reyes@harborpoint.example'
