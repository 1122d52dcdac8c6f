import { demoAccounts as clients } from '@coverdesk/kit'
import { type DemoPolicy, policiesOf } from './demo-policy.ts'

const marine = policiesOf(clients.canaryMarine)
const dental = policiesOf(clients.canaryDental)

/** Of another agency: wherever `CANARY_B` shows up for Harbor Point, a wall between agencies is broken. */
export const canaryPolicies: DemoPolicy[] = [
  marine('GENERAL_LIABILITY', 'pacificMariner', 15_200, -120, { terms: 2, documents: 1 }),
  marine('UMBRELLA', 'bluewater', 7_700, -120, { broker: 'gullwing' }),
  dental('PROFESSIONAL_LIABILITY', 'northlight', 19_300, -40, {
    cancellation: { noted: -3, effective: 20, why: 'CANARY_B has not paid.' },
  }),
  dental('CYBER', 'copperline', 3_100, 15, { standing: 'BINDING', bare: true }),
]
