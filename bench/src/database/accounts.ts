import { ObjectId } from 'mongodb'

/** An account as the product stores it: about 650 bytes, with the words that are searched for. */
export interface Account {
  _id: ObjectId
  agencyId: string
  name: string
  words: string[]
  [field: string]: unknown
}

const syllables =
  'harbor point river stone maple cedar north south lake hill green blue red summit valley ocean ridge'.split(' ')

const word = (n: number) => `${syllables[n % syllables.length]}${(n * 7919) % 5_000}`

/** The account of that number; the same number always makes the same account but for its `_id`. */
export function account(n: number): Account {
  const words = Array.from({ length: 6 }, (_, index) => word(n * (index + 3) + index))
  return {
    _id: new ObjectId(),
    agencyId: 'agency',
    version: 1,
    type: n % 3 ? 'BUSINESS' : 'INDIVIDUAL',
    name: `${words[0]} ${words[1]} ${n}`,
    dba: words[2],
    email: `${words[3]}@example.com`,
    phone: '+1 555 0100',
    website: `https://${words[4]}.example.com`,
    mailingAddress: {
      line1: `${n} Main Street`,
      city: words[5],
      zone: 'CA',
      postalCode: String(10_000 + (n % 80_000)),
    },
    contacts: [{ name: `${words[1]} Person`, email: `p${n}@example.com`, phone: '+1 555 0101' }],
    words,
    createdAt: new Date(1.7e12 + n * 1_000),
    updatedAt: new Date(),
  }
}
