import { largeBusiness, largePerson } from '@coverdesk/kit'
import { business, type DemoData, individual } from '../demo-seed/demo-data.ts'

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
    const client = largeBusiness(number)
    const createdAt = new Date(begin + number * halfHour).toISOString()
    const address =
      number % 9 === 8 ? null : `${100 + (number % 8_900)} ${of(streets, number)} · ${of(places, number * 3 + 1)}`
    if (!client) {
      const [given = '', family = ''] = largePerson(number).split(' ')
      const email = `client${number}@people.example`
      data.accounts.push(individual(createdAt, `${family}, ${given} ${number}`, email, address))
      continue
    }
    const key = String(number)
    data.contacts[key] = { name: client.contactName, email: `contact${number}@firms.example` }
    data.accounts.push(
      business(createdAt, key, client.name, client.email, address, {
        ...(number % 3 === 0 ? {} : { phone: `(${212 + (number % 600)}) 555-0${100 + (number % 100)}` }),
      }),
    )
  }
  return data
}
