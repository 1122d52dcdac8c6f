import { demoAccounts as clients } from '@coverdesk/kit'
import { type DemoPolicy, policiesOf } from './demo-policy.ts'

const bayview = policiesOf(clients.bayview)
const larkspur = policiesOf(clients.larkspur)
const redwood = policiesOf(clients.redwood)
const sunset = policiesOf(clients.sunset)
const northFork = policiesOf(clients.northFork)
const triCounty = policiesOf(clients.triCounty)
const brightPath = policiesOf(clients.brightPath)
const pinnacle = policiesOf(clients.pinnacle)
const coastal = policiesOf(clients.coastal)
const mehta = policiesOf(clients.mehtaProperties)
const lakeshore = policiesOf(clients.lakeshore)
const hotels = policiesOf(clients.mehtaHospitality)
const phoHuong = policiesOf(clients.phoHuong)
const bergstrom = policiesOf(clients.bergstrom)
const angstrom = policiesOf(clients.angstrom)
const kowalski = policiesOf(clients.kowalski)
const johnson = policiesOf(clients.johnson)
const consolidated = policiesOf(clients.consolidated)
const plumbing = policiesOf(clients.plumbing)

const party = (name: string, line1: string, city: string, zone: string, postalCode: string) => ({
  name,
  address: { line1, line2: null, city, zone, postalCode },
})
const portOfSanDiego = party('Harbor Landing Marina Association', '3100 Quay St', 'San Diego', 'CA', '92101')
const prairieBuilders = party('Prairie Crown General Contracting', '88 W Lake St', 'Chicago', 'IL', '60601')
const mesaSchools = party('Mesa Verde School Buildings Authority', '700 Grand Ave', 'Grand Junction', 'CO', '81501')
const lakeBank = party('First Tern Savings Bank', '10 S Canal St', 'Chicago', 'IL', '60606')
const landlord = party('Irving Street Holdings', '1415 Irving St', 'San Francisco', 'CA', '94122')

/** The policies of Harbor Point’s clients, as they are on the day of the seed. */
export const harborPointPolicies: DemoPolicy[] = [
  bayview('GENERAL_LIABILITY', 'pacificMariner', 18_450, -340, {
    ...{ terms: 3, documents: 3, additionalInsureds: [portOfSanDiego] },
  }),
  bayview('PROPERTY', 'oldLantern', 12_900, -340, { terms: 2, documents: 1 }),
  bayview('WORKERS_COMPENSATION', 'quarrystone', 41_260, -180, { terms: 2, documents: 2 }),
  bayview('UMBRELLA', 'bluewater', 9_800, -340, { broker: 'gullwing', documents: 1 }),
  bayview('COMMERCIAL_AUTO', 'coastline', 7_340, -75),

  larkspur('PROFESSIONAL_LIABILITY', 'northlight', 22_600, -210, { terms: 2, documents: 2, assignee: 1 }),
  larkspur('BUSINESS_OWNERS', 'hearthgate', 5_180, -210, { terms: 2, documents: 1, assignee: 1 }),
  larkspur('CYBER', 'copperline', 3_950, -150, { broker: 'alderFinch', assignee: 1, documents: 1 }),
  larkspur('WORKERS_COMPENSATION', 'quarrystone', 6_720, -352, { assignee: 1 }),

  redwood('GENERAL_LIABILITY', 'juniperRidge', 27_300, -95, { terms: 3, documents: 2, assignee: 2 }),
  redwood('PRODUCT_LIABILITY', 'kestrel', 19_870, -95, { broker: 'saltmarsh', documents: 1, assignee: 2 }),
  redwood('WORKERS_COMPENSATION', 'quarrystone', 63_400, -20, { terms: 2, documents: 1, assignee: 2 }),
  redwood('UMBRELLA', 'bluewater', 14_500, -95, { broker: 'gullwing', assignee: 2 }),
  redwood('PROPERTY', 'oldLantern', 31_150, -298, {
    assignee: 2,
    cancellation: {
      ...{ noted: -9, effective: 21, by: 'CARRIER', type: 'NONRENEWAL', reason: 'CARRIER_LOSS_HISTORY' },
      why: 'Two fires in the plating shop within three years.',
    },
  }),

  sunset('BUSINESS_OWNERS', 'hearthgate', 4_280, -318, { terms: 2, documents: 2, additionalInsureds: [landlord] }),
  sunset('WORKERS_COMPENSATION', 'quarrystone', 5_940, -318, {
    cancellation: {
      ...{ noted: -12, effective: 6, by: 'CARRIER', reason: 'CARRIER_NONPAYMENT' },
      why: 'The October instalment came back.',
    },
  }),
  sunset('EMPLOYMENT_PRACTICES_LIABILITY', 'northlight', 2_150, 18, { standing: 'BINDING', bare: true }),

  northFork('PACKAGE', 'tallgrass', 38_700, -260, { terms: 3, documents: 2, assignee: 3 }),
  northFork('PRODUCT_LIABILITY', 'kestrel', 11_400, -260, { broker: 'saltmarsh', assignee: 3, documents: 1 }),
  northFork('UMBRELLA', 'bluewater', 8_950, -260, { assignee: 3 }),
  northFork('COMMERCIAL_AUTO', 'coastline', 6_230, -301, {
    assignee: 3,
    cancellation: {
      ...{ noted: -70, effective: -41, by: 'INSURED', reason: 'INSURED_FOUND_BETTER_PRICE' },
      why: 'The trucks went to the distributor’s own fleet policy.',
    },
  }),

  triCounty('GENERAL_LIABILITY', 'juniperRidge', 33_800, -330, {
    ...{ terms: 3, documents: 3, additionalInsureds: [prairieBuilders] },
  }),
  triCounty('WORKERS_COMPENSATION', 'quarrystone', 88_250, -330, { terms: 2, documents: 2 }),
  triCounty('COMMERCIAL_AUTO', 'coastline', 29_640, -330, { terms: 2, documents: 1 }),
  triCounty('EXCESS', 'copperline', 17_900, -330, { broker: 'gullwing', documents: 1 }),
  triCounty('ERRORS_AND_OMISSION', 'northlight', 7_450, 24, { standing: 'BINDING', broker: 'alderFinch' }),

  brightPath('GENERAL_LIABILITY', 'tallgrass', 8_610, -140, { terms: 2, documents: 1, assignee: 4 }),
  brightPath('PROFESSIONAL_LIABILITY', 'northlight', 4_720, -140, { assignee: 4 }),
  brightPath('WORKERS_COMPENSATION', 'quarrystone', 7_080, -140, {
    assignee: 4,
    documents: 1,
    cancellation: { noted: -60, effective: -48, by: 'CARRIER', reason: 'CARRIER_NONPAYMENT', reinstated: -44 },
  }),

  pinnacle('GENERAL_LIABILITY', 'kestrel', 52_300, -285, {
    ...{ terms: 2, broker: 'kestrel', documents: 3, additionalInsureds: [mesaSchools] },
  }),
  pinnacle('WORKERS_COMPENSATION', 'quarrystone', 121_900, -285, { documents: 2 }),
  pinnacle('COMMERCIAL_AUTO', 'coastline', 24_110, -346, { documents: 1 }),
  pinnacle('UMBRELLA', 'bluewater', 21_700, -285, { broker: 'gullwing' }),

  coastal('COMMERCIAL_AUTO', 'coastline', 184_500, -200, { terms: 2, documents: 2, assignee: 1 }),
  coastal('SHIPPING_AND_TRANSPORTATION', 'pacificMariner', 46_900, -200, { terms: 2, documents: 2, assignee: 1 }),
  coastal('GENERAL_LIABILITY', 'juniperRidge', 15_750, -200, { documents: 1, assignee: 1 }),
  coastal('WORKERS_COMPENSATION', 'quarrystone', 97_600, -358, { assignee: 1, documents: 1 }),

  mehta('PROPERTY', 'oldLantern', 142_000, -310, { terms: 2, documents: 2, additionalInsureds: [lakeBank] }),
  mehta('GENERAL_LIABILITY', 'tallgrass', 36_400, -310, { terms: 2, documents: 1 }),
  mehta('UMBRELLA', 'bluewater', 28_900, -310, { broker: 'gullwing' }),
  mehta('DIRECTORS_AND_OFFICERS', 'northlight', 16_200, -60, { documents: 1 }),

  lakeshore('GENERAL_LIABILITY', 'tallgrass', 12_840, -310, { documents: 1 }),
  lakeshore('OTHER', 'kestrel', 9_460, -310, { broker: 'saltmarsh' }),

  hotels('PACKAGE', 'hearthgate', 58_300, -170, { terms: 2, documents: 1 }),
  hotels('EMPLOYMENT_PRACTICES_LIABILITY', 'northlight', 8_800, -170),
  hotels('WORKERS_COMPENSATION', 'quarrystone', 26_480, 12, { documents: 1 }),

  phoHuong('BUSINESS_OWNERS', 'hearthgate', 3_920, -30, { terms: 2, documents: 1, assignee: 3 }),
  phoHuong('WORKERS_COMPENSATION', 'quarrystone', 3_310, -395, { assignee: 3 }),

  bergstrom('DIRECTORS_AND_OFFICERS', 'northlight', 31_000, -125, { broker: 'alderFinch', documents: 1, assignee: 4 }),
  bergstrom('OTHER', null, 0, -400, { standing: 'UNKNOWN', assignee: null, bare: true }),

  angstrom('PRODUCT_LIABILITY', 'kestrel', 24_150, -12, { documents: 1, assignee: 4 }),
  angstrom('CYBER', 'copperline', 6_380, 35, { standing: 'BINDING', assignee: 4, documents: 1 }),

  kowalski('GENERAL_LIABILITY', 'juniperRidge', 29_900, -240, {
    ...{ terms: 2, documents: 2, additionalInsureds: [prairieBuilders] },
  }),
  kowalski('WORKERS_COMPENSATION', 'quarrystone', 54_700, -240, { documents: 1 }),
  kowalski('PROFESSIONAL_LIABILITY', 'northlight', 6_150, -240, {
    cancellation: {
      ...{ noted: -130, effective: -120, by: 'INSURED', reason: 'INSURED_NO_EXPOSURE' },
      why: 'No design work any more.',
    },
  }),

  johnson('COMMERCIAL_AUTO', 'coastline', 22_760, -305, {
    documents: 1,
    cancellation: { noted: -4, effective: 14, by: 'CARRIER', reason: 'INSURED_NONPAYMENT' },
  }),
  johnson('SHIPPING_AND_TRANSPORTATION', 'pacificMariner', 5_400, -430, { assignee: null }),

  consolidated('PACKAGE', 'oldLantern', 268_400, -270, { terms: 2, documents: 2, assignee: 2 }),
  consolidated('EXCESS', 'copperline', 74_000, -270, { broker: 'gullwing', assignee: 2, documents: 1 }),
  consolidated('CYBER', 'copperline', 18_600, -80, { broker: 'alderFinch', assignee: 2 }),

  plumbing('BUSINESS_OWNERS', 'hearthgate', 6_540, -335, { documents: 1 }),
  plumbing('COMMERCIAL_AUTO', 'coastline', 8_220, -335),
]
