import { expect, it } from 'vitest'
import { bayview, ines } from '../testing/accounts.fixtures'
import { differencesBetween, firstChoices, mergeInput } from './merge-values'

const twin = { ...bayview.details, name: 'Bayview Marine', website: null, mailingAddress: null }

it('only what differs is asked', () => {
  expect(differencesBetween(bayview.details, twin).map(({ field }) => field)).toEqual([
    'name',
    'website',
    'mailingAddress',
  ])
  expect(differencesBetween(ines.details, ines.details)).toEqual([])
})

it('what one account does not know is first taken from the other', () => {
  expect(firstChoices(twin, bayview.details)).toMatchObject({
    name: 'survivor',
    website: 'duplicate',
    mailingAddress: 'duplicate',
  })
})

it('what is chosen survives, with all that both agree on', () => {
  const choices = { ...firstChoices(bayview.details, twin), name: 'duplicate' } as const
  const { __typename, ...mailingAddress } = bayview.details.mailingAddress
  expect(mergeInput(bayview.details, twin, choices)).toEqual({
    business: {
      name: 'Bayview Marine',
      dba: bayview.details.dba,
      email: bayview.details.email,
      phone: bayview.details.phone,
      website: bayview.details.website,
      mailingAddress,
    },
  })
})

it('an individual has what an individual has', () => {
  expect(
    Object.keys(mergeInput(ines.details, ines.details, firstChoices(ines.details, ines.details)).individual ?? {}),
  ).toEqual(['name', 'email', 'phone', 'mailingAddress'])
})
