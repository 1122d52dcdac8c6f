import { describe, expect, it } from 'vitest'
import { daniel, maya, stranger, useSettingsSubgraph } from '../testing/settings-subgraph.ts'

const subgraph = useSettingsSubgraph()
const fields = 'name version profile { address { line1 line2 city zone postalCode } phone licenseNumber }'
const read = `{ agency { ${fields} } }`
const save = `mutation ($version: Int!, $input: UpdateAgencyInput!) { updateAgency(version: $version, input: $input) { ${fields} } }`
const address = { line1: '1 Harbor Way', line2: null, city: 'Oakland', zone: 'CA', postalCode: '94607' }

interface Read {
  agency: { name: string; version: number; profile: object }
}
const agency = async (caller: object = maya) => (await subgraph.data<Read>(caller, read)).agency
const update = async (profile: object, caller: object = maya) =>
  subgraph.data(caller, save, { version: (await agency(caller)).version, input: { profile } })

describe('the profile of an agency', () => {
  it('is empty until someone enters it', async () => {
    expect(await agency(stranger)).toMatchObject({ profile: { address: null, phone: null, licenseNumber: null } })
  })

  it('is saved as a whole, with the phone number as it is dialed', async () => {
    await update({ name: ' Harbor  Point ', address, phone: '(415) 555-0142', licenseNumber: '0A12345' })
    expect(await agency(daniel)).toMatchObject({
      name: 'Harbor Point',
      profile: { address, phone: '+14155550142', licenseNumber: '0A12345' },
    })
    await update({ name: 'Harbor Point Insurance', address: { line1: '' }, phone: '' })
    expect(await agency()).toMatchObject({
      name: 'Harbor Point Insurance',
      profile: { address: null, phone: null, licenseNumber: null },
    })
  })

  it('stays as it is when something else of the agency changes', async () => {
    await update({ name: 'Harbor Point Insurance', licenseNumber: '0A12345' })
    const { version } = await agency()
    await subgraph.data(maya, save, { version, input: { auditRetentionDays: 3650 } })
    expect(await agency()).toMatchObject({ profile: { licenseNumber: '0A12345' } })
  })

  it.each([
    [{ name: '' }, 'profile.name', 'Enter the name of the agency.'],
    [{ name: 'A', phone: '12' }, 'profile.phone', 'Enter a phone number such as (415) 555-0142.'],
    [{ name: 'A', address: { line1: '1 Harbor Way' } }, 'profile.address.city', 'Enter the city.'],
  ])('is refused as %j', async (profile, path, message) => {
    const { version } = await agency()
    const { extensions } = await subgraph.failure(maya, save, { version, input: { profile } })
    expect(extensions['validationErrors']).toContainEqual({ path, message })
  })

  it('that someone else changed first comes back with the conflict', async () => {
    const { version } = await agency()
    await update({ name: 'Harbor Point Insurance', licenseNumber: '0B99999' })
    const { extensions } = await subgraph.failure(daniel, save, { version, input: { profile: { name: 'Mine' } } })
    expect(extensions).toMatchObject({ code: 'CONFLICT', current: { profile: { licenseNumber: '0B99999' } } })
  })
})
