import { largePerson } from '@coverdesk/kit'

/** A client of a made-up agency, as no system has it yet. */
export interface MadeUpClient {
  number: number
  isBusiness: boolean
  name: string
  email: string
  phone: string
  line1: string
  city: string
  zone: string
  postalCode: string
  person: { name: string; email: string; phone: string }
  policies: MadeUpPolicy[]
}

export interface MadeUpPolicy {
  number: string
  line: string
  carrier: string
  effective: string
  expiration: string
  premium: number
}

const of = <Item>(list: readonly Item[], number: number) => list[number % list.length] as Item

const firsts = ['Bayside', 'Cedar', 'Delmar', 'Everett', 'Fairview', 'Granville', 'Highland']
const seconds = [
  'Roofing',
  'Dental',
  'Bakery',
  'Plumbing',
  'Freight',
  'Electric',
  'Cabinets',
  'Catering',
  'Tile',
  'Glass',
  'Masonry',
]
const forms = ['LLC', 'Inc.', 'Co.', '& Sons', 'Group']
const streets = ['Alder St', 'Mission Blvd', 'Telegraph Ave', 'San Pablo Ave', 'Grand Ave', 'Harrison St']
const cities = [
  ['Oakland', '94607'],
  ['Berkeley', '94703'],
  ['Alameda', '94501'],
  ['San Leandro', '94577'],
  ['Hayward', '94541'],
] as const
export const madeUpCarriers = ['Pacific Crest Mutual', 'Golden Gate Casualty', 'Sierra National', 'Redwood Specialty']
const lines = ['General Liability', 'Commercial Auto', 'Workers Compensation', 'Property']

/** One in eight is a person; every business has a contact and up to two policies. */
export function madeUpClient(number: number): MadeUpClient {
  const isBusiness = number % 8 !== 7
  const person = largePerson(number)
  const suffix = number >= firsts.length * seconds.length * forms.length ? ` ${number}` : ''
  const business = `${of(firsts, number)} ${of(seconds, number)} ${of(forms, number)}${suffix}`
  const name = isBusiness ? business : person
  const handle = `${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')}${number}`
  const [city, postalCode] = of(cities, number)
  return {
    ...{ number, isBusiness, name },
    email: `office@${handle}.example`,
    phone: phone(number),
    line1: `${100 + (number % 900)} ${of(streets, number)}`,
    ...{ city, zone: 'CA', postalCode },
    person: { name: person, email: `${handle}.owner@clients.example`, phone: phone(number + 5_000_000) },
    policies: isBusiness ? Array.from({ length: number % 3 }, (_, place) => madeUpPolicy(number, place)) : [],
  }
}

const phone = (number: number) =>
  `(510) ${200 + (Math.floor(number / 10_000) % 700)}-${String(number % 10_000).padStart(4, '0')}`

function madeUpPolicy(number: number, place: number): MadeUpPolicy {
  const line = of(lines, number + place)
  const month = String(1 + ((number + place) % 12)).padStart(2, '0')
  return {
    number: `${line.replace(/[^A-Z]/g, '')}-${100_000 + number * 3 + place}`,
    line,
    carrier: of(madeUpCarriers, number + place),
    effective: `2026-${month}-01`,
    expiration: `2027-${month}-01`,
    premium: 1_200 + ((number * 37) % 9_000),
  }
}

export const madeUpClients = (count: number): MadeUpClient[] =>
  Array.from({ length: count }, (_, number) => madeUpClient(number))
