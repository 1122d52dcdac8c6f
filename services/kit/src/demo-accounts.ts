/** A business of the demo, as the services that know clients seed it. */
export interface DemoAccount {
  id: string
  name: string
  email: string
  /** Of its contact. */
  contactId: string
  contactName: string
  /** `4120 Harbor Dr · Suite 2 · San Diego · CA · 92101`; the second line may be left out. */
  address: string | null
}

const idOf = (prefix: string, number: number) => `${prefix}${String(number).padStart(24 - prefix.length, '0')}`

const account = (
  prefix: string,
  number: number,
  name: string,
  email: string,
  [contact, contactName]: readonly [number, string],
  address: string | null,
): DemoAccount => ({
  id: idOf(`${prefix}a`, number),
  contactId: idOf(`${prefix}c`, contact),
  name,
  email,
  contactName,
  address,
})

const mehta = [9, 'Rohan Mehta'] as const
const bergstrom = [11, 'Åsa Bergström'] as const
const johnson = [13, 'Al Johnson'] as const

/**
 * Clients of the demo whom other services than accounts have something about. Each service seeds its own database, so they
 * agree here, as on `demoAgencies`; a test of accounts holds it against what accounts seed.
 */
export const demoAccounts = {
  bayview: account(
    '67',
    0,
    'Bayview Marine Services LLC',
    'ops@bayviewmarine.example',
    [0, 'Teresa Alvarado'],
    '4120 Harbor Dr · San Diego · CA · 92101',
  ),
  larkspur: account(
    '67',
    1,
    'Larkspur Dental Group',
    'office@larkspurdental.example',
    [1, 'Dr. Anita Rao'],
    '88 Magnolia Ave · Larkspur · CA · 94939',
  ),
  redwood: account(
    '67',
    3,
    'Redwood Precision Machining Inc.',
    'admin@redwoodpm.example',
    [2, 'Gus Lindqvist'],
    '2200 Industrial Pkwy · Hayward · CA · 94545-1120',
  ),
  sunset: account(
    '67',
    4,
    'Sunset Taqueria',
    'hola@sunsettaqueria.example',
    [3, 'Xóchitl Peña'],
    '1411 Irving St · San Francisco · CA · 94122',
  ),
  northFork: account(
    '67',
    5,
    'North Fork Vineyards & Estate Winery',
    'accounting@northforkvineyards.example',
    [4, "Maeve O'Sullivan"],
    '7 County Road 48 · Peconic · NY · 11958',
  ),
  triCounty: account(
    '67',
    7,
    'Tri-County Electrical Contractors',
    'dispatch@tricountyelec.example',
    [5, 'Darnell Whitfield'],
    '930 Foundry St · Toledo · OH · 43604',
  ),
  brightPath: account(
    '67',
    8,
    'Bright Path Childcare Center',
    'director@brightpath.example',
    [6, 'Lucía Fernández'],
    '62 Cedar Ct · Boise · ID · 83702',
  ),
  pinnacle: account(
    '67',
    9,
    'Pinnacle Roofing & Sheet Metal',
    'bids@pinnacleroof.example',
    [7, 'Hank Dvořák'],
    '510 Mesa Blvd · Grand Junction · CO · 81501',
  ),
  coastal: account(
    '67',
    11,
    'Coastal Freight Lines',
    'safety@coastalfreight.example',
    [8, 'Renée St. Clair'],
    '1800 River St · Savannah · GA · 31401',
  ),
  mehtaProperties: account(
    '67',
    12,
    'Mehta Properties, LLC',
    'office@mehtaproperties.example',
    mehta,
    '233 S Wacker Dr · Suite 8400 · Chicago · IL · 60606',
  ),
  lakeshore: account(
    '67',
    13,
    'Lakeshore Parking Company',
    'parking@mehtaproperties.example',
    mehta,
    '401 E Ontario St · Chicago · IL · 60611',
  ),
  mehtaHospitality: account(
    '67',
    14,
    'Mehta Hospitality of Indiana Inc.',
    'hotels@mehtaproperties.example',
    mehta,
    '20 W Ohio St · Indianapolis · IN · 46204',
  ),
  phoHuong: account(
    '67',
    15,
    'Phở Hương Restaurant',
    'phohuong@mail.example',
    [10, 'Nguyễn Thị Hương'],
    '9200 Bolsa Ave · #118 · Westminster · CA · 92683',
  ),
  bergstrom: account('67', 17, 'Bergström Holdings AB (US Branch)', 'us@bergstromholdings.example', bergstrom, null),
  angstrom: account(
    '67',
    18,
    'Ångström Instruments',
    'hello@angstrom-instruments.example',
    bergstrom,
    '1 Science Park · Madison · WI · 53711',
  ),
  kowalski: account(
    '67',
    19,
    'Kowalski & Søn Builders',
    'jobs@kowalskibuild.example',
    [12, 'Łukasz Kowalski'],
    '5210 N Milwaukee Ave · Chicago · IL · 60630',
  ),
  johnson: account(
    '67',
    21,
    'AL JOHNSON TRUCKING',
    'dispatch@aljohnson.example',
    johnson,
    '712 Tchoupitoulas St · New Orleans · LA · 70130',
  ),
  consolidated: account(
    '67',
    23,
    'Consolidated Intercoastal Warehousing, Cold Storage, Transloading and Last-Mile Distribution Partners of the Greater Hampton Roads Region, a Limited Liability Company',
    'certificates-and-insurance-compliance@consolidated-intercoastal.example',
    [14, 'Bartholomew Featherstonehaugh-Cholmondeley III'],
    '16000 Northwest Intermodal Logistics Boulevard · Building 14, Docks 101 through 164 · Chesapeake · VA · 23320',
  ),
  plumbing: account(
    '67',
    36,
    '24/7 Plumbing & Drain',
    'help@247plumbing.example',
    [5, 'Darnell Whitfield'],
    '18 Depot St · Ann Arbor · MI · 48104',
  ),
  canaryMarine: account(
    '68',
    0,
    'CANARY_B Bayview Marine',
    'CANARY_B.one@canary-b.example',
    [0, 'CANARY_B Contact One'],
    '1 CANARY_B St · CANARY_B City · NY · 10001',
  ),
  canaryDental: account(
    '68',
    1,
    'CANARY_B Larkspur Dental',
    'CANARY_B.two@canary-b.example',
    [0, 'CANARY_B Contact One'],
    '2 CANARY_B St · CANARY_B Floor · CANARY_B City · NY · 10001',
  ),
} as const satisfies Record<string, DemoAccount>
