import { inTenantScope } from '@coverdesk/kit'
import { uploadFile } from '@coverdesk/kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { Account } from '../accounts/account.model.ts'
import { Contact } from '../contacts/contact.model.ts'
import { them, us, useAccountsSubgraph } from '../testing/accounts-subgraph.ts'
import { permits } from '../testing/permits.ts'

const subgraph = useAccountsSubgraph(permits)

interface Import {
  id: string
  version: number
  state: string
  columns: { heading: string; examples: string[] }[]
  mapping: { field: string; column: number }[]
  accountType: string | null
  isRemembered: boolean
  counts: Record<
    'rows' | 'ready' | 'invalid' | 'emailDuplicates' | 'nameDuplicates' | 'created' | 'skipped' | 'removed' | 'kept',
    number
  >
  failure: string | null
}
interface Row {
  number: number
  outcome: string
  name: string | null
  address: string | null
  errors: { field: string | null; message: string }[]
  duplicate: { by: string; accountId: string | null; row: number | null } | null
  accountId: string | null
  keptBecause: string | null
}

const whole = /* GraphQL */ `
  fragment Whole on AccountImport {
    id version state accountType isRemembered failure
    columns { heading examples }
    mapping { field column }
    counts { rows ready invalid emailDuplicates nameDuplicates created skipped removed kept }
  }
`
const creation = `mutation ($fileId: String) { createAccountImport(input: { fileId: $fileId }) { ...Whole } } ${whole}`

async function begun(list: string | Buffer) {
  const fileId = await uploadFile(us.agencyId, list)
  return (await subgraph.data<{ createAccountImport: Import }>(creation, { fileId })).createAccountImport
}

async function change(name: string, { id, version }: Import, input?: object) {
  const type = { mapAccountImport: 'MapAccountImportInput!', startAccountImport: 'StartAccountImportInput!' }[name]
  const document = type
    ? `mutation ($id: ID!, $version: Int!, $input: ${type}) { ${name}(id: $id, version: $version, input: $input) { ...Whole } }`
    : `mutation ($id: ID!, $version: Int!) { ${name}(id: $id, version: $version) { ...Whole } }`
  const answer = await subgraph.data<Record<string, Import>>(`${document} ${whole}`, { id, version, input })
  return answer[name] as Import
}

const read = async (id: string) =>
  (
    await subgraph.data<{ accountImport: Import }>(
      `query ($id: ID!) { accountImport(id: $id) { ...Whole } } ${whole}`,
      { id },
    )
  ).accountImport

const reaches = (id: string, state: string) =>
  vi.waitFor(
    async () => {
      const current = await read(id)
      expect(current.state).toBe(state)
      return current
    },
    { timeout: 15_000, interval: 100 },
  )

async function rowsOf(id: string, outcome?: string): Promise<Row[]> {
  const document = /* GraphQL */ `
    query ($id: ID!, $outcome: AccountImportOutcome, $after: String) {
      accountImport(id: $id) {
        rows(outcome: $outcome, first: 40, after: $after) {
          items { number outcome name address accountId keptBecause errors { field message } duplicate { by accountId row } }
          endCursor
        }
      }
    }
  `
  const found: Row[] = []
  let after: string | null = null
  do {
    const { accountImport }: { accountImport: { rows: { items: Row[]; endCursor: string | null } } } =
      await subgraph.data(document, { id, outcome, after })
    found.push(...accountImport.rows.items)
    after = accountImport.rows.endCursor
  } while (after)
  return found
}

const inOurScope = <Result>(work: () => Promise<Result>) => inTenantScope(us.agencyId, work)
const allBusiness = (mapping: Import['mapping']) => ({ mapping, accountType: 'BUSINESS' })

async function checked(list: string) {
  const created = await begun(list)
  await change('mapAccountImport', created, allBusiness(created.mapping))
  return reaches(created.id, 'CHECKED')
}

const manyClients = (count: number, mark: string) =>
  ['Company,Email', ...Array.from({ length: count }, (_, at) => `${mark} ${at},office${at}@${mark}.example`)].join('\n')

describe('a client list', () => {
  it('is read whatever its separator and encoding, and its headings tell its columns', async () => {
    const list = Buffer.from(
      'Company;E-mail;Zip;Primary contact\r\n"Café; Olé";ole@cafe.example;05401;Zoë\r\n',
      'latin1',
    )
    const created = await begun(list)
    expect(created).toMatchObject({ state: 'MAPPING', accountType: null, isRemembered: false })
    expect(created.columns[0]).toEqual({ heading: 'Company', examples: ['Café; Olé'] })
    expect(created.mapping).toEqual([
      { field: 'NAME', column: 0 },
      { field: 'EMAIL', column: 1 },
      { field: 'POSTAL_CODE', column: 2 },
      { field: 'CONTACT_NAME', column: 3 },
    ])
  })

  it.each([
    ['nothing but headings', 'Name,Email\n', 'no rows below'],
    ['one column', 'Name\nAcme\n', 'one column only'],
    [
      'a quote that is never closed',
      `Name,Email\n"Acme,a@b.example\n${'x,y\n'.repeat(9_000)}`,
      'a quote seems to be missing',
    ],
  ])('with %s is refused at its field', async (_, list, sentence) => {
    const fileId = await uploadFile(us.agencyId, list)
    const refused = await subgraph.failure(us, creation, { fileId })
    expect(refused.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      validationErrors: [{ path: 'fileId', message: expect.stringContaining(sentence) }],
    })
  })

  it('of another agency, or none, is answered as missing; a picture is no list', async () => {
    const theirs = await uploadFile(them.agencyId, 'Name,Email\nA,a@b.example')
    for (const fileId of [theirs, 'f'.repeat(32)]) {
      const refused = await subgraph.failure(us, creation, { fileId })
      expect(refused.extensions.code).toBe('NOT_FOUND')
    }
    const picture = await uploadFile(us.agencyId, 'x', { name: 'a.png', mimeType: 'image/png' })
    expect((await subgraph.failure(us, creation, { fileId: picture })).extensions['validationErrors']).toEqual([
      { path: 'fileId', message: 'Choose a CSV file.' },
    ])
  })

  it('needs to be told what its columns and rows are, and the next one of these headings begins with it', async () => {
    const list = 'Kunde,Post\nMapped One,one@mapped.example\n'
    const created = await begun(list)
    const document = `mutation ($id: ID!, $version: Int!, $input: MapAccountImportInput!) {
      mapAccountImport(id: $id, version: $version, input: $input) { id }
    }`
    const refused = await subgraph.failure(us, document, { id: created.id, version: 1, input: { mapping: [] } })
    expect(refused.extensions['validationErrors']).toEqual([
      { path: 'columns.NAME', message: 'Choose the column with the name.' },
      { path: 'columns.EMAIL', message: 'Choose the column with the email address.' },
      { path: 'columns.TYPE', message: 'Choose the column that says Business or Individual.' },
    ])
    const mapping = [
      { field: 'NAME', column: 0 },
      { field: 'EMAIL', column: 1 },
    ]
    await change('mapAccountImport', created, { mapping, accountType: 'INDIVIDUAL' })
    await reaches(created.id, 'CHECKED')
    expect(await begun(list)).toMatchObject({ isRemembered: true, accountType: 'INDIVIDUAL', mapping })
  })
})

describe('checking the rows', () => {
  it('tells each row by the rules of the form, field by field, and understands how spreadsheets write', async () => {
    const created = await begun(
      [
        'Type,Name,Email,Street,City,State,Zip,Phone',
        'Business,Good Foods,good@foods.example,1 Main St,Burlington,vermont,5401,(802) 555-0100',
        'person,"Doe, Jane",jane@doe.example,,,,,',
        'Business,,not an address,2 Main St,,XX,1,12',
        'spaceship,Rocket,r@rocket.example,,,,,',
        ',,,,,,,',
      ].join('\r\n'),
    )
    await change('mapAccountImport', created, { mapping: created.mapping })
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
    await change('startAccountImport', ready, {})
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
    // A business that names nobody is its own contact.
    expect(contacts.map(({ name, email }) => [name, email])).toEqual([
      ['Imported One', 'one@imported.example'],
      ['Imported Three', 'three@imported.example'],
      ['Tilda Two', 'tilda@imported.example'],
    ])

    await inOurScope(() => Account.updateOne({ _id: String(two?.accountId) }, { $inc: { version: 1 } }))
    await subgraph.data('mutation ($id: ID!) { createAccountNote(accountId: $id, input: { text: "Called" }) { id } }', {
      id: three?.accountId,
    })
    await change('undoAccountImport', done)
    const undone = await reaches(ready.id, 'UNDONE')
    expect(undone.counts).toMatchObject({ removed: 1, kept: 2 })
    expect((await rowsOf(ready.id, 'KEPT')).map(({ name }) => name)).toEqual(['Imported Two', 'Imported Three'])
    expect(await inOurScope(() => Account.countDocuments({ emailKey: /@imported\.example$/ }))).toBe(2)
    expect(await inOurScope(() => Contact.countDocuments({ email: /imported\.example$/ }))).toBe(2)
  })

  it('keeps what something refers to by now, and says why; it says who began', async () => {
    const ready = await checked(manyClients(3, 'referred'))
    await change('startAccountImport', ready, {})
    const done = await reaches(ready.id, 'DONE')
    const [one, two] = await rowsOf(ready.id, 'CREATED')
    const permit = 'mutation ($id: ID!) { createPermit(accountId: $id) }'
    for (let times = 0; times < 2; times += 1) await subgraph.data(permit, { id: one?.accountId })
    await inOurScope(() => Account.updateOne({ _id: String(two?.accountId) }, { $inc: { version: 1 } }))
    await change('undoAccountImport', done)
    expect((await reaches(ready.id, 'UNDONE')).counts).toMatchObject({ removed: 1, kept: 2 })
    const kept = await rowsOf(ready.id, 'KEPT')
    expect(kept.map(({ keptBecause }) => keptBecause)).toEqual([
      '2 building permits belong to this account.',
      'It was changed since.',
    ])
    const [gone] = await rowsOf(ready.id, 'REMOVED')
    const refused = await subgraph.failure(us, permit, { id: gone?.accountId })
    expect(refused.extensions.code, 'nothing refers to what was removed').toBe('NOT_FOUND')
    const document = 'query ($id: ID!) { accountImport(id: $id) { createdBy { id } } }'
    expect(await subgraph.data(document, { id: ready.id })).toEqual({
      accountImport: { createdBy: { id: us.userId } },
    })
  })

  it('stores what creating each by its form would', async () => {
    const ready = await checked(
      'Company,Email,Street,City,State,Zip,Phone,Contact,Contact email\n' +
        'Form Foods,office@form.example,1 Main St,Burlington,VT,05401,(802) 555-0100,Ann Form,ann@form.example\n' +
        'Bare Foods,office@bare.example,,,,,,,\n',
    )
    await change('startAccountImport', ready, {})
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

  it('creates duplicates where somebody says so', async () => {
    const ready = await checked('Company,Email\nTwice,twice@again.example\nTwice More,twice@again.example\n')
    await change('startAccountImport', ready, { emailDuplicates: 'IMPORT' })
    expect((await reaches(ready.id, 'DONE')).counts).toMatchObject({ created: 2, skipped: 0 })
  })

  it('compares once more with what others have created since the check', async () => {
    const ready = await checked('Company,Email\nLate,late@bird.example\n')
    await subgraph.data(
      'mutation { createAccount(input: { type: INDIVIDUAL, individual: { name: "Bird", email: "Late@Bird.example" } }) { id } }',
    )
    await change('startAccountImport', ready, {})
    expect((await reaches(ready.id, 'DONE')).counts).toMatchObject({ created: 0, skipped: 1 })
  })

  it('ends where somebody cancels it, and what was created can still be undone', async () => {
    const ready = await checked(manyClients(450, 'cancelled'))
    expect(ready.counts.ready).toBe(450)
    const started = await change('startAccountImport', ready, {})
    await vi.waitFor(async () => expect((await read(ready.id)).counts.created).toBeGreaterThan(0), { timeout: 10_000 })
    const canceled = await change('cancelAccountImport', started)
    const { created } = (await read(ready.id)).counts
    expect(canceled.state).toBe('CANCELED')
    expect(created).toBeLessThan(450)
    await change('undoAccountImport', canceled)
    await reaches(ready.id, 'UNDONE')
    expect(await inOurScope(() => Account.countDocuments({ emailKey: /@cancelled\.example$/ }))).toBe(0)
  })

  const jobs = () => Account.db.collection('jobs')
  const jobOf = ({ id }: Import) => jobs().findOne({ name: 'account-import-run', 'data.payload.importId': id })

  it('that fails again and again says so, and what it created can be undone', async () => {
    const ready = await checked(manyClients(50, 'doomed'))
    const insertMany = Account.insertMany.bind(Account)
    let portions = 0
    const broken = vi.spyOn(Account, 'insertMany').mockImplementation(((...given: Parameters<typeof insertMany>) => {
      portions += 1
      return portions === 1 ? insertMany(...given) : Promise.reject(new Error('The disk is full.'))
    }) as never)
    await change('startAccountImport', ready, {})
    await vi.waitFor(() => expect(portions).toBeGreaterThan(1), { timeout: 10_000 })
    await vi.waitFor(async () => expect(await jobOf(ready)).toMatchObject({ state: 'WAITING', attempts: 1 }), 10_000)
    // Its last attempt comes after minutes; here it is an attempt more than it has.
    const { _id, ...job } = (await jobOf(ready)) ?? {}
    await jobs().insertOne({ ...job, attempts: 5, nextRunAt: new Date() })
    const failed = await reaches(ready.id, 'FAILED')
    // Not before: the second attempt, which is due at any time, would bring the rest in.
    broken.mockRestore()
    expect(failed.failure).toContain('Some rows are not brought in.')
    expect(failed.counts).toMatchObject({ created: 25 })
    await change('undoAccountImport', failed)
    expect(await reaches(ready.id, 'UNDONE')).toMatchObject({ failure: null, counts: { removed: 25 } })
    expect(await inOurScope(() => Account.countDocuments({ emailKey: /@doomed\.example$/ }))).toBe(0)
  })

  it('lets one of two people start it, and refuses a step that its state does not have', async () => {
    const ready = await checked('Company,Email\nRace,race@race.example\n')
    await change('startAccountImport', ready, {})
    const document = `mutation ($id: ID!, $version: Int!) { startAccountImport(id: $id, version: $version, input: {}) { id } }`
    const slower = await subgraph.failure(us, document, { id: ready.id, version: ready.version })
    expect(slower.extensions.code).toBe('CONFLICT')
    const done = await reaches(ready.id, 'DONE')
    const again = await subgraph.failure(us, document, { id: ready.id, version: done.version })
    expect(again.extensions.code).toBe('BAD_REQUEST')
  })

  it('is nothing that another agency sees or changes', async () => {
    const ready = await checked('Company,Email\nOurs,ours@ours.example\n')
    for (const document of [
      'query ($id: ID!) { accountImport(id: $id) { id } }',
      'mutation ($id: ID!) { cancelAccountImport(id: $id, version: 3) { id } }',
      'mutation ($id: ID!) { undoAccountImport(id: $id, version: 3) { id } }',
    ]) {
      expect((await subgraph.failure(them, document, { id: ready.id })).extensions.code).toBe('NOT_FOUND')
    }
    const { data } = await subgraph.ask<{ accountImports: { total: number } }>(them, '{ accountImports { total } }')
    expect(data?.accountImports.total).toBe(0)
  })
})
