import { daysAfter } from './calendar/days.ts'
import { type DemoAccount, demoAccounts } from './demo-accounts.ts'

/** A policy of the demo that is in force on the day of the seed, in its present term. */
export interface DemoInsurance {
  id: string
  account: DemoAccount
  /** Such as GENERAL_LIABILITY. */
  type: string
  insurer: string
  policyNumber: string
  /** How many days before the seed it began. */
  age: number
  /** Those that it renews, the newest first. */
  formerTerms: DemoTerm[]
}

/** A term of a policy of the demo that is over. */
export interface DemoTerm {
  id: string
  policyNumber: string
  inforceAt: string
  expiresAt: string
}

const codes = ['CLM', 'HPI', 'PKG', 'NLA', 'QWF', 'BWI']

/** The day so many days from `today`. */
export const demoDay = daysAfter

/** `place: TYPE, insurer, days since it began, terms so far`; the place is the one in the list of policies. */
const table: Record<'67' | '68', [keyof typeof demoAccounts, [number, string, string, number, number][]][]> = {
  '67': [
    [
      'bayview',
      [
        [0, 'GENERAL_LIABILITY', 'Pacific Mariner Insurance', 340, 3],
        [2, 'WORKERS_COMPENSATION', 'Quarrystone Workers’ Fund', 180, 2],
        [3, 'UMBRELLA', 'Bluewater Indemnity', 340, 1],
        [4, 'COMMERCIAL_AUTO', 'Coastline Mutual', 75, 1],
      ],
    ],
    [
      'larkspur',
      [
        [5, 'PROFESSIONAL_LIABILITY', 'Northlight Assurance', 210, 2],
        [6, 'BUSINESS_OWNERS', 'Hearthgate Insurance Company', 210, 2],
        [8, 'WORKERS_COMPENSATION', 'Quarrystone Workers’ Fund', 352, 1],
      ],
    ],
    [
      'redwood',
      [
        [9, 'GENERAL_LIABILITY', 'Juniper Ridge Casualty', 95, 3],
        [10, 'PRODUCT_LIABILITY', 'Kestrel Point Underwriting', 95, 1],
        [12, 'UMBRELLA', 'Bluewater Indemnity', 95, 1],
      ],
    ],
    ['sunset', [[14, 'BUSINESS_OWNERS', 'Hearthgate Insurance Company', 318, 2]]],
    [
      'northFork',
      [
        [17, 'PACKAGE', 'Tallgrass Mutual', 260, 3],
        [18, 'PRODUCT_LIABILITY', 'Kestrel Point Underwriting', 260, 1],
        [19, 'UMBRELLA', 'Bluewater Indemnity', 260, 1],
      ],
    ],
    [
      'triCounty',
      [
        [21, 'GENERAL_LIABILITY', 'Juniper Ridge Casualty', 330, 3],
        [22, 'WORKERS_COMPENSATION', 'Quarrystone Workers’ Fund', 330, 2],
        [23, 'COMMERCIAL_AUTO', 'Coastline Mutual', 330, 2],
        [24, 'EXCESS', 'Copperline Specialty', 330, 1],
      ],
    ],
    [
      'brightPath',
      [
        [26, 'GENERAL_LIABILITY', 'Tallgrass Mutual', 140, 2],
        [27, 'PROFESSIONAL_LIABILITY', 'Northlight Assurance', 140, 1],
      ],
    ],
    [
      'pinnacle',
      [
        [29, 'GENERAL_LIABILITY', 'Kestrel Point Underwriting', 285, 2],
        [30, 'WORKERS_COMPENSATION', 'Quarrystone Workers’ Fund', 285, 1],
        [31, 'COMMERCIAL_AUTO', 'Coastline Mutual', 346, 1],
        [32, 'UMBRELLA', 'Bluewater Indemnity', 285, 1],
      ],
    ],
    [
      'coastal',
      [
        [33, 'COMMERCIAL_AUTO', 'Coastline Mutual', 200, 2],
        [34, 'SHIPPING_AND_TRANSPORTATION', 'Pacific Mariner Insurance', 200, 2],
        [35, 'GENERAL_LIABILITY', 'Juniper Ridge Casualty', 200, 1],
        [36, 'WORKERS_COMPENSATION', 'Quarrystone Workers’ Fund', 358, 1],
      ],
    ],
    [
      'mehtaProperties',
      [
        [38, 'GENERAL_LIABILITY', 'Tallgrass Mutual', 310, 2],
        [39, 'UMBRELLA', 'Bluewater Indemnity', 310, 1],
      ],
    ],
    ['lakeshore', [[41, 'GENERAL_LIABILITY', 'Tallgrass Mutual', 310, 1]]],
    ['mehtaHospitality', [[43, 'PACKAGE', 'Hearthgate Insurance Company', 170, 2]]],
    ['phoHuong', [[46, 'BUSINESS_OWNERS', 'Hearthgate Insurance Company', 30, 2]]],
    [
      'kowalski',
      [
        [52, 'GENERAL_LIABILITY', 'Juniper Ridge Casualty', 240, 2],
        [53, 'WORKERS_COMPENSATION', 'Quarrystone Workers’ Fund', 240, 1],
      ],
    ],
    [
      'consolidated',
      [
        [57, 'PACKAGE', 'Old Lantern Fire & Marine', 270, 2],
        [58, 'EXCESS', 'Copperline Specialty', 270, 1],
      ],
    ],
    [
      'plumbing',
      [
        [60, 'BUSINESS_OWNERS', 'Hearthgate Insurance Company', 335, 1],
        [61, 'COMMERCIAL_AUTO', 'Coastline Mutual', 335, 1],
      ],
    ],
  ],
  '68': [
    [
      'canaryMarine',
      [
        [0, 'GENERAL_LIABILITY', 'CANARY_B Pacific Mariner Insurance', 120, 2],
        [1, 'UMBRELLA', 'CANARY_B Bluewater Indemnity', 120, 1],
      ],
    ],
  ],
}

/** The same day of an earlier year; the 29th of February is the 28th there. */
const yearsBefore = (day: string, years: number) => {
  const year = String(Number(day.slice(0, 4)) - years)
  const isLeapDay = day.endsWith('02-29') && Number(year) % 4 !== 0
  return `${year}${isLeapDay ? '-02-28' : day.slice(4)}`
}

/**
 * Policies of the demo that other services than policies tell about, by the prefix of the agency's ids. Each service seeds
 * its own database, so they agree here; a test of policies holds it against what policies seed.
 * @param today the day of the seed
 */
export const demoPolicies = (prefix: '67' | '68', today: string): DemoInsurance[] =>
  table[prefix].flatMap(([key, policies]) =>
    policies.map(([place, type, insurer, age, terms]) => {
      const began = daysAfter(today, -age)
      const termOf = (years: number): DemoTerm => {
        const inforceAt = yearsBefore(began, years)
        return {
          id: `${prefix}d${String(place * 1_000 + terms - 1 - years).padStart(21, '0')}`,
          policyNumber: `${prefix === '68' ? 'CANARY_B-' : ''}${codes[place % codes.length]}-${10_400 + place * 37}-${inforceAt.slice(0, 4)}`,
          ...{ inforceAt, expiresAt: yearsBefore(inforceAt, -1) },
        }
      }
      const { id, policyNumber } = termOf(0)
      const formerTerms = Array.from({ length: terms - 1 }, (_, place) => termOf(place + 1))
      return { id, account: demoAccounts[key], type, insurer, age, policyNumber, formerTerms }
    }),
  )
