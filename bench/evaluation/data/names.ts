/** Invented: no company, person or address of these names is meant. */
export const insuredNames = [
  'Larkspur Roofing LLC',
  'Quillfeather Coffee Roasters, Inc.',
  'Ottersham Millwork Company',
  'Brindle & Sorrel Landscaping LLC',
  'Tamarind Street Bakery, Inc.',
  'Fennimore Electric Partners LP',
  'Cobblewick Property Management LLC',
  'Sunderlea Pool Builders, Inc.',
  'Marrowstone Freight Lines LLC',
  'Ivywold Dental Group PLLC',
  'Pennywhistle Childcare Centers, Inc.',
  'Ashgrove Steel Erectors LLC',
  'Halcyon Ridge Brewing Company',
  'Wrenfield Software Studio, Inc.',
  'Dovetail & Daughters Cabinetry LLC',
  'Rookhaven Fire Protection, Inc.',
] as const

export const operations = [
  'Residential and light commercial roofing',
  'Coffee roasting and wholesale distribution',
  'Custom millwork and installation',
  'Landscape construction and maintenance',
  'Retail bakery with two storefronts',
  'Electrical work inside commercial buildings',
  'Management of apartment buildings',
  'Design and construction of swimming pools',
] as const

export const insurers = [
  { name: 'Tallgrass Mutual Insurance Company', naic: '98214' },
  { name: 'Northlight Casualty Company', naic: '98367' },
  { name: 'Cedar Strait Indemnity Company', naic: '98451' },
  { name: 'Bluestem Specialty Insurance Company', naic: '98533' },
  { name: 'Old Quarry Surety and Fire Company', naic: '98670' },
  { name: 'Kestrel Bay Assurance Company', naic: '98702' },
] as const

export const producers = [
  'Harbor Point Insurance Agency',
  'Millrace Risk Advisors LLC',
  'Stonecrop Insurance Services, Inc.',
  'Fairlead Insurance Brokers LLC',
] as const

export const streets = ['Harbor Way', 'Alder Street', 'Quarry Road', 'Lantern Avenue', 'Saltmarsh Drive'] as const

export const towns = [
  'Tacoma, WA 98402',
  'Boise, ID 83702',
  'Dayton, OH 45402',
  'Mobile, AL 36602',
  'Macon, GA 31201',
] as const

export const holders = [
  'Foxglove Development Partners LLC',
  'City of Westermere',
  'Gannet Tower Owners Association',
  'Bellhaven School District No. 12',
  'Thistledown General Contractors, Inc.',
] as const
