import { inTenantScope } from '@coverdesk/kit'
import { type ListImportAnswer, listImports, uploadFile } from '@coverdesk/kit/testing'
import { describe, expect, it } from 'vitest'
import { Account } from '../accounts/account.model.ts'
import { Contact } from '../contact-record/contact.model.ts'
import { us, useAccountsSubgraph } from '../testing/accounts-subgraph.ts'
import { permits } from '../testing/permits.ts'

const subgraph = useAccountsSubgraph(permits)

interface Import extends ListImportAnswer {
  accountType: string | null
}
interface Row {
  number: number
  outcome: string
  name: string | null
  address: string | null
  phone: string | null
  errors: { field: string | null; message: string }[]
  notes: { field: string; message: string }[]
  duplicate: { by: string; accountId: string | null; row: number | null } | null
  accountId: string | null
  keptBecause: string | null
}

const { begun, change, reaches, rowsOf } = listImports<Import, Row>(
  'AccountImport',
  <Data>(query: string, variables?: object) => subgraph.data<Data>(query, variables),
  {
    fields: 'accountType',
    counts: 'noted emailDuplicates nameDuplicates',
    row: /* GraphQL */ `
      number outcome name phone address accountId keptBecause errors { field message } notes { field message } duplicate { by accountId row }
    `,
  },
)

const inOurScope = <Result>(work: () => Promise<Result>) => inTenantScope(us.agencyId, work)
const allBusiness = (mapping: Import['mapping']) => ({ mapping, accountType: 'BUSINESS' })

const upload = async (list: string) => begun(await uploadFile(us, list))

async function checked(list: string) {
  const created = await upload(list)
  await change('map', created, allBusiness(created.mapping))
  return reaches(created.id, 'CHECKED')
}

const manyClients = (count: number, mark: string) =>
  ['Company,Email', ...Array.from({ length: count }, (_, at) => `${mark} ${at},office${at}@${mark}.example`)].join('\n')

describe('a client list', () => {
  it('tells its columns by its headings', async () => {
    const { mapping } = await upload('Company,E-mail,Zip,Primary contact\nAcme,a@b.example,05401,Zoë\n')
    expect(mapping).toEqual([
      { field: 'NAME', column: 0 },
      { field: 'EMAIL', column: 1 },
      { field: 'POSTAL_CODE', column: 2 },
      { field: 'CONTACT_NAME', column: 3 },
    ])
  })

  it('needs to be told what its columns and rows are', async () => {
    const { id } = await upload('Kunde,Post\nOne,one@mapped.example\n')
    const document = `mutation ($id: ID!) { mapAccountImport(id: $id, version: 1, input: { mapping: [] }) { id } }`
    expect((await subgraph.failure(us, document, { id })).extensions['validationErrors']).toEqual([
      { path: 'columns.NAME', message: 'Choose the column with the name.' },
      { path: 'columns.EMAIL', message: 'Choose the column with the email address.' },
      { path: 'columns.TYPE', message: 'Choose the column that says Business or Individual.' },
    ])
  })
})

describe('checking the rows', () => {
  it('tells each row by the rules of the form, field by field, and understands how spreadsheets write', async () => {
    const created = await upload(
      [
        'Type,Name,Email,Street,City,State,Zip,Phone',
        'Business,Good Foods,good@foods.example,1 Main St,Burlington,vermont,5401,(802) 555-0100',
        'person,"Doe, Jane",jane@doe.example,,,,,',
        'Business,,not an address,2 Main St,,XX,1,12',
        'spaceship,Rocket,r@rocket.example,,,,,',
        ',,,,,,,',
      ].join('\r\n'),
    )
    await change('map', created, { mapping: created.mapping })
    const done = await reaches(created.id, 'CHECKED')
    expect(done.counts).toMatchObject({ rows: 4, ready: 2, invalid: 2 })
    const rows = await rowsOf(created.id)
    expect(rows[0]).toMatchObject({ number: 2, outcome: 'READY', address: '1 Main St, Burlington, VT 05401' })
    expect(rows[1]).toMatchObject({ number: 3, outcome: 'READY', name: 'Doe, Jane' })
    expect(rows[2]?.errors).toEqual([
      { field: 'NAME', message: 'Enter the name of the business.' },
      { field: 'EMAIL', message: 'Enter an email address such as name@example.com.' },
      { field: 'PHONE', message: 'Enter a phone number such as (415) 555-0142.' },
      { field: 'CITY', message: 'Enter the city.' },
      { field: 'ZONE', message: 'Choose a state.' },
      { field: 'POSTAL_CODE', message: 'Enter a ZIP code such as 94107 or 94107-1234.' },
    ])
    expect(rows[3]?.errors).toEqual([{ field: 'TYPE', message: 'Choose Business or Individual.' }])
    expect((await rowsOf(created.id, 'INVALID')).map(({ number }) => number)).toEqual([4, 5])
  })

  it('leaves out an optional phone number that is none, and says so, but not the client', async () => {
    const ready = await checked(
      [
        'Company,Email,Phone,Contact,Contact phone',
        'Quiet Foods,quiet@phones.example,call me,,',
        'Quiet Owner,owner@phones.example,(802) 555-0100 x12,Ann Owner,555-0100',
        'Bad Foods,nothing,call me,,',
      ].join('\n'),
    )
    expect(ready.counts).toMatchObject({ rows: 3, ready: 2, noted: 2, invalid: 1 })
    const [quiet, owner, bad] = await rowsOf(ready.id)
    expect(quiet).toMatchObject({
      outcome: 'READY',
      phone: null,
      notes: [{ field: 'PHONE', message: '“call me” is not a phone number. The account is imported without it.' }],
    })
    expect(owner).toMatchObject({ phone: '+18025550100 x12', notes: [{ field: 'CONTACT_PHONE' }] })
    expect(bad).toMatchObject({ outcome: 'INVALID', notes: [] })
    expect(bad?.errors.map(({ field }) => field)).toEqual(['EMAIL', 'PHONE'])
    const noted = await subgraph.data<{ accountImport: { rows: { items: { number: number }[] } } }>(
      'query ($id: ID!) { accountImport(id: $id) { rows(noted: true) { items { number } } } }',
      { id: ready.id },
    )
    expect(noted.accountImport.rows.items).toEqual([{ number: 2 }, { number: 3 }])

    await change('start', ready, {})
    await reaches(ready.id, 'DONE')
    expect((await rowsOf(ready.id, 'CREATED')).map(({ notes }) => notes.length)).toEqual([1, 1])
    const accounts = await inOurScope(() =>
      Account.find({ emailKey: /@phones\.example$/ })
        .sort('_id')
        .lean(),
    )
    expect(accounts.map(({ details }) => details.phone)).toEqual([undefined, '+18025550100 x12'])
  })

  it('puts the zero of a ZIP code back only where the state has such codes, and says so', async () => {
    const row = (name: string, state: string, zip: string) =>
      `${name},${name}@zips.example,1 Main St,Town,${state},${zip}`
    const { id, counts } = await checked(
      [
        'Company,Email,Street,City,State,Zip',
        row('vt', 'Vermont', '5401'),
        row('nj', 'NJ', '7030-1234'),
        row('pr', 'PR', '907'),
        row('ca', 'CA', '9721'),
        row('ct', 'CT', '2139'),
        row('short', 'CA', '501'),
        row('whole', 'MA', '02139'),
      ].join('\n'),
    )
    expect(counts).toMatchObject({ ready: 4, noted: 3, invalid: 3 })
    const rows = await rowsOf(id)
    expect(rows.slice(0, 3).map(({ address }) => address)).toEqual([
      '1 Main St, Town, VT 05401',
      '1 Main St, Town, NJ 07030-1234',
      '1 Main St, Town, PR 00907',
    ])
    expect(rows[0]?.notes).toEqual([
      {
        field: 'POSTAL_CODE',
        message: '“5401” is imported as 05401: spreadsheets drop the zero at its beginning.',
      },
    ])
    const problem = { field: 'POSTAL_CODE', message: 'Enter a ZIP code such as 94107 or 94107-1234.' }
    expect(rows.slice(3, 6).map(({ errors }) => errors)).toEqual([[problem], [problem], [problem]])
    expect(rows[6]?.notes).toEqual([])
  })

  it('finds what the agency has already, and what the list repeats, by e-mail and by name with ZIP', async () => {
    const { id, counts } = await checked(
      [
        'Company,Email,Street,City,State,Zip',
        'Anything,ADMIN@redwoodpm.example,,,,',
        'TRI-COUNTY electrical contractors,new@tri.example,1 Other St,Toledo,OH,43604-1111',
        'Fresh Start,fresh@start.example,,,,',
        'Fresh Again,Fresh@Start.example,,,,',
      ].join('\n'),
    )
    expect(counts).toMatchObject({ rows: 4, ready: 1, emailDuplicates: 2, nameDuplicates: 1 })
    const [byEmail, byName, , repeated] = await rowsOf(id)
    expect(byEmail?.duplicate).toMatchObject({ by: 'EMAIL', accountId: expect.any(String), row: null })
    expect(byName?.duplicate).toMatchObject({ by: 'NAME_AND_ZIP', accountId: expect.any(String) })
    expect(repeated?.duplicate).toEqual({ by: 'EMAIL', accountId: null, row: 4 })
  })

  it('takes no two for one that have the same name, and no address', async () => {
    await subgraph.data(
      'mutation { createAccount(input: { type: INDIVIDUAL, individual: { name: "No Place", email: "one@place.example" } }) { id } }',
    )
    const { counts } = await checked('Company,Email\nNo Place,two@place.example\nNo Place,three@place.example\n')
    expect(counts).toMatchObject({ ready: 2, nameDuplicates: 0 })
  })

  it('never finds a duplicate in another agency', async () => {
    const { counts } = await checked('Company,Email\nCanary,CANARY_B.one@canary-b.example\n')
    expect(counts).toMatchObject({ ready: 1, emailDuplicates: 0 })
  })
})

describe('bringing accounts in', () => {
  it('creates what is good, with its contact, audit entry and events, leaves duplicates alone, and takes it back', async () => {
    const list = [
      'Company,Email,Contact,Contact email',
      'Imported One,one@imported.example,,',
      'Imported Two,two@imported.example,Tilda Two,tilda@imported.example',
      'Known,admin@redwoodpm.example,,',
      'Imported Three,three@imported.example,,',
      'Bad,nothing,,',
    ].join('\n')
    const ready = await checked(list)
    await change('start', ready, {})
    const done = await reaches(ready.id, 'DONE')
    expect(done.counts).toMatchObject({ created: 3, skipped: 1, invalid: 1 })
    const [one, two, three] = await rowsOf(ready.id, 'CREATED')
    const accounts = await inOurScope(() =>
      Account.find({ _id: { $in: [String(one?.accountId), String(two?.accountId)] } }).lean(),
    )
    const contacts = await inOurScope(() =>
      Contact.find({ email: /imported\.example$/ })
        .sort({ sortName: 1 })
        .lean(),
    )
    expect(accounts.map(({ details }) => details.name).sort()).toEqual(['Imported One', 'Imported Two'])
    // A business that names no one is its own contact.
    expect(contacts.map(({ name, email }) => [name, email])).toEqual([
      ['Imported One', 'one@imported.example'],
      ['Imported Three', 'three@imported.example'],
      ['Tilda Two', 'tilda@imported.example'],
    ])

    await inOurScope(() => Account.updateOne({ _id: String(two?.accountId) }, { $inc: { version: 1 } }))
    await subgraph.data('mutation ($id: ID!) { createAccountNote(accountId: $id, input: { text: "Called" }) { id } }', {
      id: three?.accountId,
    })
    await change('undo', done)
    const undone = await reaches(ready.id, 'UNDONE')
    expect(undone.counts).toMatchObject({ removed: 1, kept: 2 })
    expect((await rowsOf(ready.id, 'KEPT')).map(({ name }) => name)).toEqual(['Imported Two', 'Imported Three'])
    expect(await inOurScope(() => Account.countDocuments({ emailKey: /@imported\.example$/ }))).toBe(2)
    expect(await inOurScope(() => Contact.countDocuments({ email: /imported\.example$/ }))).toBe(2)
  })

  it('keeps what something refers to by now, and says why', async () => {
    const ready = await checked(manyClients(3, 'referred'))
    await change('start', ready, {})
    const done = await reaches(ready.id, 'DONE')
    const [one, two] = await rowsOf(ready.id, 'CREATED')
    const permit = 'mutation ($id: ID!) { createPermit(accountId: $id) }'
    for (let times = 0; times < 2; times += 1) await subgraph.data(permit, { id: one?.accountId })
    await inOurScope(() => Account.updateOne({ _id: String(two?.accountId) }, { $inc: { version: 1 } }))
    await change('undo', done)
    expect((await reaches(ready.id, 'UNDONE')).counts).toMatchObject({ removed: 1, kept: 2 })
    const kept = await rowsOf(ready.id, 'KEPT')
    expect(kept.map(({ keptBecause }) => keptBecause)).toEqual([
      '2 building permits belong to this account.',
      'It was changed since.',
    ])
    const [gone] = await rowsOf(ready.id, 'REMOVED')
    const refused = await subgraph.failure(us, permit, { id: gone?.accountId })
    expect(refused.extensions.code, 'nothing refers to what was removed').toBe('NOT_FOUND')
  })

  it('stores what creating each by its form would', async () => {
    const ready = await checked(
      'Company,Email,Street,City,State,Zip,Phone,Contact,Contact email\n' +
        'Form Foods,office@form.example,1 Main St,Burlington,VT,05401,(802) 555-0100,Ann Form,ann@form.example\n' +
        'Bare Foods,office@bare.example,,,,,,,\n',
    )
    await change('start', ready, {})
    await reaches(ready.id, 'DONE')
    const phone = '(802) 555-0100'
    const mailingAddress = { line1: '1 Main St', city: 'Burlington', zone: 'VT', postalCode: '05401' }
    const byForm = [
      {
        business: { name: 'Form Foods', email: 'office@form.example', phone, mailingAddress },
        contact: { name: 'Ann Form', email: 'ann@form.example' },
      },
      {
        business: { name: 'Bare Foods', email: 'office@bare.example' },
        contact: { name: 'Bare Foods', email: 'office@bare.example' },
      },
    ]
    for (const input of byForm) {
      await subgraph.data('mutation ($input: CreateAccountInput!) { createAccount(input: $input) { id } }', {
        input: { type: 'BUSINESS', ...input },
      })
    }
    const name = /^(Form|Bare) Foods$/
    const accounts = await inOurScope(() => Account.find({ 'details.name': name }).select('+words').sort('_id').lean())
    const contacts = await inOurScope(() =>
      Contact.find({ email: /@(form|bare)\.example$/ })
        .select('+words')
        .sort('_id')
        .lean(),
    )
    const alike = ({ _id, contactIds, createdAt, updatedAt, ...rest }: Record<string, unknown>) => ({
      ...rest,
      dates: [createdAt, updatedAt].map(date => date instanceof Date),
      contacts: [contactIds ?? []].flat().length,
    })
    for (const stored of [accounts, contacts]) {
      const [one, two, ...forms] = stored.map(record => alike(record as never))
      expect([one, two]).toStrictEqual(forms)
    }
  })

  it('creates duplicates where someone says so', async () => {
    const ready = await checked('Company,Email\nTwice,twice@again.example\nTwice More,twice@again.example\n')
    await change('start', ready, { emailDuplicates: 'IMPORT' })
    expect((await reaches(ready.id, 'DONE')).counts).toMatchObject({ created: 2, skipped: 0 })
  })

  it('compares once more with what others have created since the check', async () => {
    const ready = await checked('Company,Email\nLate,late@bird.example\n')
    await subgraph.data(
      'mutation { createAccount(input: { type: INDIVIDUAL, individual: { name: "Bird", email: "Late@Bird.example" } }) { id } }',
    )
    await change('start', ready, {})
    expect((await reaches(ready.id, 'DONE')).counts).toMatchObject({ created: 0, skipped: 1 })
  })
})

describe('a list that we wrote ourselves', () => {
  it('comes back as it was, whatever a spreadsheet would have run of it', async () => {
    const names = ['@Home Repairs LLC', '=Sum & Co', '-Minus', '+Plus', "'Tis The Season LLC", '\'@Quoted, "Inc"']
    const business = (name: string, at: number) => ({
      ...{ name, email: `office${at}@roundtrip.example`, phone: at === 0 ? '+442079460018' : '(619) 555-0142 x11' },
      mailingAddress: { line1: '1 Main St', city: 'Burlington', zone: 'VT', postalCode: '05401' },
    })
    for (const [at, name] of names.entries()) {
      const input = {
        ...{ type: 'BUSINESS', business: business(name, at) },
        contact: { name: `@${name}`, email: `office${at}@roundtrip.example` },
      }
      await subgraph.data('mutation ($input: CreateAccountInput!) { createAccount(input: $input) { id } }', { input })
    }
    const columns = 'name.address.phone.contact.created'
    const response = await subgraph.exported('accounts', { columns, filter: 'roundtrip', sort: 'CREATED_AT_ASC' }, us)
    const created = await upload(await response.text())
    await change('map', created, { mapping: created.mapping })
    const { id, counts } = await reaches(created.id, 'CHECKED')
    expect(counts).toMatchObject({ rows: 6, invalid: 0, noted: 0, emailDuplicates: 6 })
    const rows = await rowsOf(id)
    expect(rows.map(({ name }) => name)).toEqual(names)
    expect(rows.slice(0, 2).map(({ phone }) => phone)).toEqual(['+442079460018', '+16195550142 x11'])
    await change(
      'start',
      { ...created, id, version: (await reaches(id, 'CHECKED')).version },
      { emailDuplicates: 'IMPORT' },
    )
    await reaches(id, 'DONE')
    const stored = await inOurScope(() =>
      Account.find({ emailKey: /@roundtrip/ })
        .sort('_id')
        .lean(),
    )
    const detailsOf = stored.map(({ details }) => details)
    expect(detailsOf.slice(6)).toEqual(detailsOf.slice(0, 6))
    const contacts = await inOurScope(() =>
      Contact.find({ email: /@roundtrip/ })
        .sort('_id')
        .lean(),
    )
    expect(contacts.slice(6).map(({ name }) => name)).toEqual(names.map(name => `@${name}`))
  })
})
