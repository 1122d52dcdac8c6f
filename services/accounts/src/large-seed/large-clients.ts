import { business, type DemoData, individual } from '../demo-seed/demo-data.ts'

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
const streets = ['Main St', 'Oak Ave', 'Harbor Dr', 'Maple Ln', '2nd St', 'Mission Blvd', 'Depot Rd', 'College Ave']
const places = [
  'Burlington · VT · 05401',
  'Oakland · CA · 94607',
  'Toledo · OH · 43604',
  'Savannah · GA · 31401',
  'Boise · ID · 83702',
  'Madison · WI · 53711',
  'Albany · NY · 12203',
  'Austin · TX · 78701',
]

/** Lists of different lengths without a common divisor meet in a different way each time. */
const of = <Item>(list: readonly Item[], number: number) => list[number % list.length] as Item

const begin = Date.UTC(2019, 0, 2, 15)
const halfHour = 30 * 60_000

/** So many clients from a number on, the same every time: four of five are businesses. */
export function largeClients(from: number, count: number): DemoData {
  const data: DemoData = { contacts: {}, accounts: [] }
  for (let number = from; number < from + count; number += 1) {
    const person = `${of(givenNames, number)} ${of(familyNames, Math.floor(number / 13))}`
    const createdAt = new Date(begin + number * halfHour).toISOString()
    const address =
      number % 9 === 8 ? null : `${100 + (number % 8_900)} ${of(streets, number)} · ${of(places, number * 3 + 1)}`
    if (number % 5 === 4) {
      const [given = '', family = ''] = person.split(' ')
      const email = `client${number}@people.example`
      data.accounts.push(individual(createdAt, `${family}, ${given} ${number}`, email, address))
      continue
    }
    const words = [of(firsts, number), of(seconds, Math.floor(number / 11)), of(trades, Math.floor(number / 132))]
    const key = String(number)
    data.contacts[key] = { name: person, email: `contact${number}@firms.example` }
    data.accounts.push(
      business(
        createdAt,
        key,
        `${words.join(' ')} ${number} ${of(forms, number)}`,
        `office${number}@firms.example`,
        address,
        {
          ...(number % 3 === 0 ? {} : { phone: `(${212 + (number % 600)}) 555-0${100 + (number % 100)}` }),
        },
      ),
    )
  }
  return data
}
