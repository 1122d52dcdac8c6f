import { gql, makeOperation } from 'urql'
import { describe, expect, it } from 'vitest'
import { missingFields } from './missing-fields'

const possibleTypes = { AccountDetails: ['BusinessAccount', 'IndividualAccount'] }

const document = gql`
  query Account($address: Boolean!) {
    account {
      id
      title: name
      details {
        ... on AccountDetails { email }
        ... on BusinessAccount { dba }
        ...Person
      }
      contacts { name }
      address @include(if: $address) { city }
      notes @skip(if: true) { text }
    }
  }
  fragment Person on IndividualAccount { birthday }
`

const missing = (account: object | null | undefined, address = false) => {
  const request = { key: 1, query: document, variables: { address } }
  const operation = makeOperation('query', request, { url: '', requestPolicy: 'network-only' })
  return missingFields({ operation, data: { account }, stale: false, hasNext: false }, possibleTypes)
}

const business = { __typename: 'BusinessAccount', email: 'a@b.example', dba: 'Bay' }
const whole = { id: '1', title: 'Bay', details: business, contacts: [{ name: 'Ada' }] }

describe('the fields that an answer lacks', () => {
  it('are none when all that was asked for is there, be it null', () => {
    expect(missing(whole)).toEqual([])
    expect(missing(null)).toEqual([])
    expect(missing({ ...whole, title: null, details: null, contacts: [] })).toEqual([])
  })

  it('are not those of a type that the object is not of', () => {
    const person = { __typename: 'IndividualAccount', email: 'c@d.example', birthday: '1990-01-01' }
    expect(missing({ ...whole, details: person })).toEqual([])
  })

  it('are those of its own type, of a union that it belongs to, and of a named fragment', () => {
    expect(missing({ ...whole, details: { __typename: 'BusinessAccount' } })).toEqual([
      'account.details.email',
      'account.details.dba',
    ])
    const { email } = business
    expect(missing({ ...whole, details: { __typename: 'IndividualAccount', email } })).toEqual([
      'account.details.birthday',
    ])
  })

  it('are named once, however many rows lack them, and by the name that was asked for', () => {
    const { title: _, ...untitled } = whole
    expect(missing({ ...untitled, contacts: [{}, {}] })).toEqual(['account.title', 'account.contacts.name'])
  })

  it('are asked for only when a directive lets them', () => {
    expect(missing(whole, true)).toEqual(['account.address'])
    expect(missing({ ...whole, address: {} }, true)).toEqual(['account.address.city'])
  })
})
