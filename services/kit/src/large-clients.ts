/** A business among the clients that `SEED=large` adds, as the services that know clients seed it. */
export interface LargeBusiness {
  id: string
  name: string
  email: string
  /** Of its contact. */
  contactId: string
  contactName: string
}

const firsts = [
  'Alder',
  'Bluff',
  'Canyon',
  'Delta',
  'Eagle',
  'Foothill',
  'Granite',
  'Harbor',
  'Iron',
  'Juniper',
  'Keystone',
]
const seconds = [
  'Ridge',
  'Valley',
  'Creek',
  'Point',
  'Lake',
  'Summit',
  'Bay',
  'Prairie',
  'Mesa',
  'Grove',
  'Falls',
  'Hollow',
]
const trades = [
  'Roofing',
  'Dental',
  'Bakery',
  'Plumbing',
  'Landscaping',
  'Logistics',
  'Electric',
  'Auto Body',
  'Veterinary',
]
const forms = ['LLC', 'Inc.', 'Co.', '& Sons', 'Group', 'Partners', 'Services']
const givenNames = [
  'Ana',
  'Ben',
  'Carla',
  'Dmitri',
  'Élise',
  'Farid',
  'Grace',
  'Hiro',
  'Ines',
  'Jamal',
  'Kim',
  'Lars',
  'Mei',
]
const familyNames = [
  'Abbott',
  'Brandt',
  'Castillo',
  'Dunne',
  'Eriksen',
  'Fontaine',
  'Garza',
  'Huang',
  'Ivanov',
  'Jensen',
  'Kaur',
]

/** Lists of different lengths without a common divisor meet in a different way each time. */
const of = <Item>(list: readonly Item[], number: number) => list[number % list.length] as Item

/** How many clients of a large agency follow each other in one insertion; their ids tell which. */
const atOnce = 1_000

/** Of someone, the same every time. */
export const largePerson = (number: number): string =>
  `${of(givenNames, number)} ${of(familyNames, Math.floor(number / 13))}`

/**
 * Each service seeds its own database, so they agree here; a test of accounts holds it against what accounts seed.
 * @returns null: every fifth client is a person
 */
export function largeBusiness(number: number): LargeBusiness | null {
  if (number % 5 === 4) return null
  const place = number % atOnce
  const words = [of(firsts, number), of(seconds, Math.floor(number / 11)), of(trades, Math.floor(number / 132))]
  return {
    id: idOf('a', number, place),
    name: `${words.join(' ')} ${number} ${of(forms, number)}`,
    email: `office${number}@firms.example`,
    contactId: idOf('c', number, place - Math.floor(place / 5)),
    contactName: largePerson(number),
  }
}

const idOf = (kind: string, number: number, place: number) =>
  `6f${String(Math.floor(number / atOnce)).padStart(6, '0')}${kind}${String(place).padStart(15, '0')}`
