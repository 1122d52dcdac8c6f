import { addressOf } from '../addresses/address-of.ts'

const holder = (name: string, address: string) => ({ name, address: { line2: undefined, ...addressOf(address) } })

/** Who asks the demo's clients for certificates: invented cities' offices, builders, landlords and banks. */
export const demoHolders = {
  marina: holder('Harbor Landing Marina Association', '3100 Quay St · San Diego · CA · 92101'),
  cityWorks: holder('Port Alder Department of Public Works', '200 Civic Center Plz · San Diego · CA · 92101'),
  builders: holder('Prairie Crown General Contracting', '88 W Lake St · Chicago · IL · 60601'),
  schools: holder('Mesa Verde School Buildings Authority', '700 Grand Ave · Grand Junction · CO · 81501'),
  bank: holder('First Tern Savings Bank', '10 S Canal St · Chicago · IL · 60606'),
  landlord: holder('Irving Street Holdings', '1415 Irving St · San Francisco · CA · 94122'),
  medicalPlaza: holder('Larkspur Medical Plaza Owners', '90 Magnolia Ave · Larkspur · CA · 94939'),
  events: holder('Peconic Bay Festival Committee', '12 Main Rd · Suite 3 · Peconic · NY · 11958'),
  county: holder('Lucas Valley County Procurement', '1 Government Ctr · Toledo · OH · 43604'),
  tower: holder('Tern & Sons Tower Management', '420 Madison St · Floor 9 · Toledo · OH · 43604'),
  grocer: holder('Goldfinch Markets, Inc.', '5 Distribution Way · Savannah · GA · 31401'),
  shipper: holder('Blue Heron Logistics Brokerage', '77 Bay St · Savannah · GA · 31401'),
  parks: holder('Boise Foothills Parks District', '300 N 6th St · Boise · ID · 83702'),
  condos: holder('Nørrebro Lofts Condominium', '5300 N Milwaukee Ave · Chicago · IL · 60630'),
  leasing: holder('Tidewater Equipment Leasing', '16 Dominion Blvd · Chesapeake · VA · 23320'),
  university: holder('Huron Valley Technical College', '40 E Huron St · Ann Arbor · MI · 48104'),
  canary: holder('CANARY_B Marina', '9 CANARY_B Pier · CANARY_B City · NY · 10001'),
}

export type DemoHolder = keyof typeof demoHolders
