/** What a client has, in the documents of one case. Amounts are dollars. */
export interface Truth {
  insured: string
  address: readonly [line1: string, city: string, zone: string, zip: string]
  /** Months and days are those of the term; the year differs. */
  from: string
  to: string
  lines: Readonly<Record<Line, LineTruth>>
  holder: { name: string; line1: string; city: string; zone: string; zip: string }
  loanNumber: string
  remarks: string
  business: { revenue: number; payroll: number; employees: number }
}

export type Line = 'gl' | 'auto' | 'umbrella' | 'wc' | 'property'

export interface LineTruth {
  number: string
  insurer: string
  limits: Readonly<Record<string, number>>
}

const insureds = ['Heron Hardware LLC', 'Westermere Boatworks Inc', 'Calder & Sons Roofing LLC', 'Pinebrook Bakery Co']
const holders = ['Port of Westermere', 'Alder Bank', 'City of Calder', 'Brightwater Mall LP']

/** The client of a form: the same number makes the same one. */
export function truthOf(number: number): Truth {
  const thousand = (base: number, step = 0) => (base + step * (number % 4)) * 1_000
  const year = 2027 + (number % 2)
  const line = (prefix: string, insurer: string, limits: Record<string, number>): LineTruth => ({
    number: `${prefix} ${4_410_000 + number * 137}`,
    ...{ insurer, limits },
  })
  return {
    insured: insureds[number % 4] ?? '',
    address: [`${12 + number} Harbor Way`, 'Oakland', 'CA', '94607'],
    from: `03/01/${year}`,
    to: `03/01/${year + 1}`,
    lines: {
      gl: line('CGL', 'Harbor Mutual Insurance Company', {
        ...{ occurrence: thousand(1_000), aggregate: thousand(2_000, 500), products: thousand(2_000) },
        ...{ personal: thousand(1_000), rented: thousand(100, 50), medical: thousand(5, 5) },
      }),
      auto: line('CA', 'Coastline Casualty Company', { combined: thousand(1_000, 250) }),
      umbrella: line('UMB', 'Harbor Mutual Insurance Company', {
        ...{ umbrellaOccurrence: thousand(5_000, 1_000), umbrellaAggregate: thousand(5_000, 1_000) },
      }),
      wc: line('WC', 'Summit Indemnity Company', {
        ...{ accident: thousand(1_000), employee: thousand(1_000), policy: thousand(1_000) },
      }),
      property: line('CP', 'Alder Property Insurance Company', {
        ...{ building: thousand(850, 100), contents: thousand(240, 15) },
      }),
    },
    holder: {
      name: holders[number % 4] ?? '',
      line1: `${9 + number} Dock Road`,
      city: 'Alameda',
      zone: 'CA',
      zip: '94501',
    },
    loanNumber: `44-${700 + number}`,
    remarks: `Boat repair at berth ${number + 1}`,
    business: { revenue: thousand(2_400, 100), payroll: thousand(610, 10), employees: 14 + number },
  }
}
