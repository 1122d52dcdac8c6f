import type { demoAccounts } from '@coverdesk/kit'
import type { DemoHolder } from './demo-holders.ts'

type Client = keyof typeof demoAccounts

/** Of one client: who asked for certificates, and how many days before the seed each one was issued. */
export interface DemoRequests {
  client: Client
  holder: DemoHolder
  ages: number[]
  /** Whether the holder asked to be an additional insured. */
  additionalInsured?: boolean
  description?: string
}

const requests = (
  client: Client,
  holder: DemoHolder,
  ages: number[],
  rest: Partial<DemoRequests> = {},
): DemoRequests => ({
  ...{ client, holder, ages },
  ...rest,
})
const asked = { additionalInsured: true }

export const harborPointRequests: DemoRequests[] = [
  requests('bayview', 'marina', [301, 190, 66, 12], {
    ...asked,
    description: 'Hull and engine repair at berths 12 to 30.',
  }),
  requests('bayview', 'cityWorks', [222, 41], {
    description: 'Inspection of the fuel dock at the foot of Quay Street.',
  }),
  requests('bayview', 'leasing', [58]),
  requests('larkspur', 'medicalPlaza', [180, 20], { description: 'Suite 88, dental practice.' }),
  requests('larkspur', 'bank', [95]),
  requests('redwood', 'leasing', [80, 33], {
    description: 'Leased: two five-axis milling machines, serial numbers 40118 and 40119.',
  }),
  requests('redwood', 'university', [60, 15], asked),
  requests('redwood', 'builders', [9]),
  // The liability policy was renewed 95 days before the seed; these have nothing of the new term yet.
  requests('redwood', 'bank', [240, 110], { description: 'Loan on the plating line.' }),
  requests('redwood', 'county', [175], { ...asked, description: 'Spare parts for the pumping stations.' }),
  requests('redwood', 'shipper', [160]),
  requests('redwood', 'tower', [128], asked),
  requests('sunset', 'landlord', [120, 30], {
    ...asked,
    description: 'Restaurant on the ground floor, 1411 Irving Street.',
  }),
  requests('sunset', 'events', [75]),
  requests('northFork', 'events', [131, 18], {
    ...asked,
    description: 'Harvest festival, tasting tents on the north lawn.',
  }),
  requests('northFork', 'grocer', [210, 100], { description: 'Sale of bottled wine.' }),
  requests('northFork', 'bank', [45]),
  requests('triCounty', 'builders', [320, 250, 170, 84, 6], {
    ...asked,
    description:
      'Electrical work at Lakefront Commons, phases 2 and 3.\nGeneral liability $1,000,000 per occurrence, $2,000,000 aggregate.',
  }),
  requests('triCounty', 'county', [280, 150, 40], { ...asked, description: 'Street lighting, maintenance contract.' }),
  requests('triCounty', 'tower', [210, 27]),
  requests('brightPath', 'parks', [120, 62], { ...asked, description: 'Summer camp at the Foothills pavilion.' }),
  requests('brightPath', 'landlord', [14]),
  requests('pinnacle', 'schools', [270, 160, 51], { ...asked, description: 'Roof replacement, buildings A to D.' }),
  requests('pinnacle', 'builders', [90, 22], asked),
  requests('pinnacle', 'cityWorks', [110]),
  requests('coastal', 'grocer', [190, 101, 11], { description: 'Refrigerated freight, all terminals.' }),
  requests('coastal', 'shipper', [185, 130, 70, 4], {
    ...asked,
    description: 'Motor truck cargo and auto liability for brokered loads.',
  }),
  requests('coastal', 'leasing', [36]),
  requests('mehtaProperties', 'bank', [290, 140], { ...asked, description: 'Mortgage on 233 S Wacker Dr.' }),
  requests('mehtaProperties', 'condos', [55]),
  requests('lakeshore', 'builders', [160, 25]),
  requests('mehtaHospitality', 'bank', [150, 48]),
  requests('phoHuong', 'landlord', [21], asked),
  requests('kowalski', 'condos', [115, 39], {
    ...asked,
    description: 'Renovation of the lobby and of units 3 to 18.',
  }),
  requests('kowalski', 'builders', [205, 77], asked),
  requests('consolidated', 'leasing', [128, 8], {
    description: 'Forklifts and dock equipment in buildings 12, 14 and 15.',
  }),
  requests('consolidated', 'grocer', [180, 52]),
  requests('plumbing', 'university', [240, 29], { ...asked, description: 'Drain service, dormitories.' }),
]

export const canaryRequests: DemoRequests[] = [
  requests('canaryMarine', 'canary', [100, 60, 10], { ...asked, description: 'CANARY_B Repair of CANARY_B boats.' }),
]
