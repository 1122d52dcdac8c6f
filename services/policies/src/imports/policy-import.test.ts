import { daysAfter, inTenantScope, yearAfter } from '@coverdesk/kit'
import { type ListImportAnswer, listImports, uploadFile } from '@coverdesk/kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { InsuranceCarrier } from '../models/carrier.model.ts'
import { BusinessPolicy } from '../models/policy.model.ts'
import { PolicyEvent } from '../models/policy-event.model.ts'
import { them, us } from '../testing/people.ts'
import {
  ada,
  bert,
  colleague,
  heron,
  neighbor,
  otherTwin,
  renewPolicy,
  today,
  twin,
  updatePolicy,
  usePoliciesSubgraph,
} from '../testing/policies-subgraph.ts'
import { uploadFile as uploadPdf } from '../testing/policy-files.ts'

const subgraph = usePoliciesSubgraph()

interface Import extends ListImportAnswer {
  policyType: string | null
}
interface Row {
  number: number
  outcome: string
  accountName: string | null
  accountId: string | null
  type: string | null
  carrier: string | null
  policyNumber: string | null
  inforceAt: string | null
  expiresAt: string | null
  premium: number | null
  errors: { field: string | null; message: string }[]
  duplicate: { by: string; policyId: string | null; row: number | null } | null
  policyId: string | null
  keptBecause: string | null
}

const imports = listImports<Import, Row>(
  'PolicyImport',
  <Data>(query: string, variables?: object) => subgraph.data<Data>(query, variables),
  {
    fields: 'policyType',
    counts: 'numberDuplicates termDuplicates newCarriers',
    row: /* GraphQL */ `
      number outcome accountName accountId type carrier policyNumber inforceAt expiresAt premium policyId keptBecause
      errors { field message } duplicate { by policyId row }
    `,
  },
)

const begun = async (lines: string[]) => imports.begun(await uploadFile(us, lines.join('\n')))

/** With the columns as they were guessed. */
async function checked(lines: string[], policyType?: string) {
  const created = await begun(lines)
  await imports.change('map', created, { mapping: created.mapping, policyType })
  return imports.reaches(created.id, 'CHECKED')
}

async function done(lines: string[], choices: object = {}) {
  const ready = await checked(lines)
  await imports.change('start', ready, choices)
  return imports.reaches(ready.id, 'DONE')
}

const inOurScope = <Result>(work: () => Promise<Result>) => inTenantScope(us.agencyId, work)
const storedOf = (rows: Row[]) =>
  inOurScope(() =>
    BusinessPolicy.find({ _id: { $in: rows.map(({ policyId }) => policyId) } })
      .select('+words')
      .sort('_id')
      .lean(),
  )
/** Someone's day, as a list in the US writes it. */
const american = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')

describe('a policy list', () => {
  it('tells its columns by the words that other systems use', async () => {
    const headings =
      'Named Insured,Client Email,Policy #,LOB,Writing Company,MGA,Eff Date,Exp Date,Written Premium,Comm %,CSR,Status,State'
    const { mapping } = await begun([headings, 'A,a@b.example,1,GL,C,,,,,,,,CA'])
    expect(Object.fromEntries(mapping.map(({ field, column }) => [field, column]))).toEqual({
      ...{ ACCOUNT_NAME: 0, ACCOUNT_EMAIL: 1, POLICY_NUMBER: 2, TYPE: 3, CARRIER: 4, BROKER: 5, INFORCE_AT: 6 },
      ...{ EXPIRES_AT: 7, PREMIUM: 8, COMMISSION_RATE: 9, ASSIGNED_TO: 10, STATE: 11 },
    })
  })

  it('needs to say whose policies they are, of what type, and who insures', async () => {
    const { id } = await begun(['Kunde,Sparte', 'Heron,GL'])
    const document = `mutation ($id: ID!, $input: MapPolicyImportInput!) {
      mapPolicyImport(id: $id, version: 1, input: $input) { id }
    }`
    expect(await subgraph.wrong(document, { id, input: { mapping: [] } })).toEqual({
      'columns.ACCOUNT_EMAIL': 'Choose the column with the email address or the name of the account.',
      'columns.CARRIER': 'Choose the column with the carrier.',
      'columns.TYPE': 'Choose the column with the type of the policy.',
    })
  })
})

describe('checking the rows', () => {
  it('understands how other systems write, and shows what will be stored', async () => {
    const begins = daysAfter(today(), -30)
    const { id, counts } = await checked([
      'Named Insured,Email,Policy #,LOB,Carrier,Eff Date,Exp Date,Written Premium',
      `heron hardware,,GL-1,CGL,Fresh Mutual,${american(begins)},,"$1,234.50"`,
      ',HI@heron.example,,Work Comp,fresh mutual,"Jan 31, 2026",02/01/27,-',
      'Twin Pines,pines@twins.example,U 7,UMB,Second Casualty,,,',
    ])
    expect(counts).toMatchObject({ rows: 3, ready: 3, invalid: 0, newCarriers: 2 })
    const [first, second, third] = await imports.rowsOf(id)
    expect(first).toMatchObject({
      ...{ outcome: 'READY', accountName: 'heron hardware', accountId: heron, type: 'GENERAL_LIABILITY' },
      ...{ carrier: 'Fresh Mutual', policyNumber: 'GL-1', premium: 123_450 },
      ...{ inforceAt: begins, expiresAt: yearAfter(begins), errors: [] },
    })
    expect(second).toMatchObject({
      ...{ accountName: 'Heron Hardware', accountId: heron, type: 'WORKERS_COMPENSATION', premium: 0 },
      ...{ inforceAt: '2026-01-31', expiresAt: '2027-02-01' },
    })
    expect(third).toMatchObject({ accountId: otherTwin, inforceAt: null, expiresAt: yearAfter(today()) })
  })

  it('says what is wrong at each field, in the words of the form', async () => {
    const { id, counts } = await checked([
      'Client,Email,LOB,Carrier,Eff Date,Exp Date,Premium,Commission,Status,Billing,Assigned to,Policy #',
      'Heron Hardware,,Spaceship,,2/30/2026,soon,(123),150%,dubious,barter,No one Here,1',
      'Heron Hardware,,GL,C,1/1/2026,12/31/2025,,,,,,2',
      `Heron Hardware,,GL,C,1/1/2020,1/1/2021,,,Active,,,3`,
      'Heron Hardware,,GL,C,1/1/2020,1/1/2021,,,Canceled,,Gone Girl,4',
      ',nobody@nowhere.example,GL,C,,,,,,,,5',
      'No Such Client,,GL,C,,,,,,,,6',
      'Twin Pines,,GL,C,,,,,,,,7',
      ',office@twins.example,GL,C,,,,,,,,8',
      ',pat@doe.example,GL,C,,,,,,,,9',
      `,,GL,${'x'.repeat(121)},,,,,,,,10`,
    ])
    expect(counts).toMatchObject({ rows: 10, ready: 0, invalid: 10 })
    const errors = (await imports.rowsOf(id)).map(row => row.errors.map(({ field, message }) => [field, message]))
    expect(errors[0]).toEqual([
      ['CARRIER', 'Choose the carrier.'],
      ['ASSIGNED_TO', 'Not a user in your agency. Choose someone else.'],
      ['TYPE', 'Choose the type of the policy.'],
      ['STATE', 'Enter Binding, Pending, In force, Expired or Unknown.'],
      ['INFORCE_AT', 'Enter a day such as 2027-01-31.'],
      ['EXPIRES_AT', 'Enter a day such as 2027-01-31.'],
      ['BILLING_TYPE', 'Enter Direct or Agency.'],
      ['PREMIUM', 'Enter an amount from $0.00 to $10,000,000,000.00.'],
      ['COMMISSION_RATE', 'Enter a commission rate from 0 to 100 percent with up to two decimals, such as 12.5%.'],
    ])
    expect(errors.slice(1)).toEqual([
      [['EXPIRES_AT', 'Enter a day after the policy begins, which is Jan 1, 2026.']],
      [['STATE', 'Based on its dates, the policy expired on Jan 1, 2021. Choose Expired, or change the dates.']],
      [
        ['ASSIGNED_TO', 'Not a user in your agency. Choose someone else.'],
        ['STATE', 'Save the policy with another status, and cancel it from its menu.'],
      ],
      [['ACCOUNT_EMAIL', 'No account has this email. Import the account first.']],
      [['ACCOUNT_NAME', 'No account has this name. Import the account first.']],
      [['ACCOUNT_NAME', 'Several accounts have this name. Enter the email address of one of them.']],
      [['ACCOUNT_EMAIL', 'Several accounts have this email. Enter the exact name of one of them, too.']],
      [['ACCOUNT_EMAIL', 'Personal policies are not supported yet. Choose a business.']],
      [
        ['ACCOUNT_EMAIL', 'Enter the email address or the name of the account.'],
        ['CARRIER', 'Use at most 120 characters.'],
      ],
    ])
  })

  it('finds the account by its address, of several with that by the name, and by the name where no one has the address', async () => {
    const { id } = await checked([
      'Client,Email,LOB,Carrier',
      'Someone Else,hi@heron.example,GL,Finder',
      'Twin Pines,office@twins.example,GL,Finder',
      'neighbor co,OFFICE@twins.example,GL,Finder',
      'Heron Hardware,old@heron.example,WC,Finder',
    ])
    expect((await imports.rowsOf(id)).map(({ accountId }) => accountId)).toEqual([heron, twin, neighbor, heron])
  })

  it('asks for accounts and people once for many rows', async () => {
    const before = subgraph.questions().length
    const rows = Array.from(
      { length: 60 },
      (_, row) => `Heron Hardware,BOP,Asking,N-${row},${row % 2 ? 'Sam Okafor' : ''}`,
    )
    await checked(['Client,LOB,Carrier,Policy #,CSR', ...rows])
    const asked = subgraph.questions().slice(before)
    expect(asked.filter(({ query }) => query.includes('accountsByKeys'))).toHaveLength(3)
    expect(asked.filter(({ query }) => query.includes('agencyUsers'))).toHaveLength(1)
    expect(asked[0]?.caller).toMatchObject({ agencyId: us.agencyId, userId: 'system:policy-import-check' })
  })

  it('finds what the agency has already, and what the list repeats, by number and by term', async () => {
    const carrierId = await subgraph.carrier('Repeating Mutual')
    const known = await subgraph.newPolicy({
      ...{ carrierId, policyNumber: 'RM-77 81', inforceAt: '2031-05-01', expiresAt: '2032-05-01', type: 'CYBER' },
    })
    const { id, counts } = await checked([
      'Client,LOB,Carrier,Policy #,Eff Date',
      'Heron Hardware,GL,repeating mutual,rm 77 81,',
      'Heron Hardware,Cyber,Another Mutual,,5/1/2031',
      'Heron Hardware,GL,Another Mutual,rm-77-81,1/1/2032',
      'Heron Hardware,Auto,Another Mutual,RM 77-81,1/1/2033',
      'Heron Hardware,GL,Third Mutual,9,1/1/2032',
    ])
    expect(counts).toMatchObject({ ready: 1, numberDuplicates: 2, termDuplicates: 2 })
    expect((await imports.rowsOf(id)).map(({ duplicate }) => duplicate)).toEqual([
      { by: 'POLICY_NUMBER', policyId: known.id, row: null },
      { by: 'TERM', policyId: known.id, row: null },
      null,
      { by: 'POLICY_NUMBER', policyId: null, row: 4 },
      { by: 'TERM', policyId: null, row: 4 },
    ])
    expect(counts['newCarriers'], 'of the rows that come in').toBe(1)
  })
})

describe('bringing policies in', () => {
  it('stores what creating each by its form would', async () => {
    const carrierId = await subgraph.carrier('Formal Mutual')
    const brokerId = await subgraph.carrier('Formal Brokers', { isBroker: true })
    const term = { inforceAt: '2026-01-31', expiresAt: '2031-02-01' }
    const entered = [
      { type: 'GENERAL_LIABILITY', carrierId, policyNumber: 'F-1' },
      {
        ...{ type: 'WORKERS_COMPENSATION', carrierId, brokerId, agencyUserId: colleague, quoteNumber: 'Q9' },
        ...{ policyNumber: 'F-2', issuedAt: '2026-01-15', ...term, state: 'INFORCE', market: 'EXCESS_AND_SURPLUS' },
        ...{
          billingType: 'AGENCY',
          paymentIntervalType: 'MONTHLY',
          premium: 123_450,
          agencyFees: 100,
          brokerFees: 200,
        },
        ...{ policyFees: 300, otherFees: 400, taxes: 500, commissionRate: 0.125, minimumEarnedPremium: 2500 },
      },
    ]
    const forms = []
    for (const policy of entered) forms.push({ policyId: (await subgraph.newPolicy(policy)).id })
    const { id, counts } = await done(
      [
        'Client,LOB,Carrier,MGA,CSR,Quote #,Policy #,Issued,Eff Date,Exp Date,Status,Market,Bill Type,Pay Plan,Premium,Agency Fee,Broker Fee,Policy Fee,Other Fees,Taxes,Commission,MEP',
        'Heron Hardware,GL,FORMAL MUTUAL,,,,F-1,,,,,,,,,,,,,,,',
        'Heron Hardware,WC,Formal Mutual,formal brokers,sam@harbor.example,Q9,F-2,1/15/2026,01/31/26,"Feb 1, 2031",Active,E&S,Agency Bill,Monthly,"$1,234.50",1.00,2,3,4,5,12.5%,25',
      ],
      { numberDuplicates: 'IMPORT', termDuplicates: 'IMPORT' },
    )
    expect(counts).toMatchObject({ created: 2, newCarriers: 0 })
    const rows = await imports.rowsOf(id, 'CREATED')
    const alike = ({ _id, createdAt, updatedAt, ...rest }: Record<string, unknown>) => ({
      ...rest,
      dates: [createdAt, updatedAt].map(date => date instanceof Date),
    })
    const [imported, byForm] = [await storedOf(rows), await storedOf(forms as Row[])]
    expect(imported).toHaveLength(2)
    expect(imported.map(alike as never)).toStrictEqual(byForm.map(alike as never))
    expect(imported[0]).toMatchObject({ account: { contactIds: [ada, bert] }, version: 1, agencyUserId: us.userId })

    const eventsOf = (policies: { policyId: string | null }[]) =>
      inOurScope(() =>
        PolicyEvent.find({ policyId: { $in: policies.map(({ policyId }) => policyId) } }, '-policyId -at -_id +stored')
          .sort('policyId')
          .lean(),
      )
    expect(await eventsOf(rows)).toStrictEqual(await eventsOf(forms))
  })

  it('takes the state of the dates where the list says none, and adds the companies that are new', async () => {
    const day = (days: number) => american(daysAfter(today(), days))
    const { id, counts } = await done([
      'Client,LOB,Carrier,Broker,Eff Date,Exp Date,Status',
      `Heron Hardware,BOP,Brand New,Fresh Brokers,${day(-10)},${day(355)},`,
      `Heron Hardware,GL,brand new,,${day(10)},,Bound`,
      `Heron Hardware,Auto,Brand New,,${day(-500)},${day(-100)},`,
      'Heron Hardware,UMB,Brand New,fresh brokers,,,',
    ])
    expect(counts).toMatchObject({ created: 4, newCarriers: 2 })
    const stored = await storedOf(await imports.rowsOf(id))
    expect(stored.map(({ state }) => state)).toEqual(['INFORCE', 'PENDING', 'EXPIRED', 'BINDING'])
    const companies = await inOurScope(() => InsuranceCarrier.find({ sortName: /^(brand new|fresh brokers)$/ }).lean())
    expect(companies.map(({ name, isCarrier, isBroker }) => [name, isCarrier, isBroker]).sort()).toEqual([
      ['Brand New', true, false],
      ['Fresh Brokers', false, true],
    ])
    expect(stored[0]?.words).toEqual(expect.arrayContaining(['heron', 'brand', 'business']))
    const history = await subgraph.history(String(stored[0]?._id))
    expect(history).toMatchObject([{ kind: 'CREATED', version: 1, agencyUser: { id: us.userId } }])
  })

  it('looks again before it creates: an account that is gone by then makes the row a bad one, a new duplicate is skipped', async () => {
    const ready = await checked([
      'Client,LOB,Carrier,Policy #',
      'Heron Hardware,Rental,Late Mutual,L-1',
      'Neighbor & Co.,Rental,Late Mutual,L-2',
    ])
    expect(ready.counts).toMatchObject({ ready: 2 })
    await subgraph.newPolicy({ carrierId: await subgraph.carrier('Late Mutual'), policyNumber: 'L-1', type: 'RENTAL' })
    const forget = subgraph.withoutAccount(neighbor)
    try {
      await imports.change('start', ready, {})
      const { counts, id } = await imports.reaches(ready.id, 'DONE')
      expect(counts).toMatchObject({ created: 0, skipped: 1, invalid: 1, done: 2 })
      expect((await imports.rowsOf(id, 'INVALID'))[0]?.errors).toEqual([
        { field: 'ACCOUNT_NAME', message: 'No account has this name. Import the account first.' },
      ])
    } finally {
      forget()
    }
  })

  it('undoes what no one has touched since, and says why the rest stays', async () => {
    const list = Array.from(
      { length: 5 },
      (_, row) => `Heron Hardware,Package,Undoing Mutual,UNDO-${row},${row + 1}/1/2035`,
    )
    const finished = await done(['Client,LOB,Carrier,Policy #,Eff Date', ...list])
    const [untouched, changed, renewed, filed, deleted] = await imports.rowsOf(finished.id, 'CREATED')
    const at = (row: Row | undefined) => ({ id: row?.policyId, version: 1 })
    await subgraph.data(updatePolicy, { ...at(changed), input: { premium: 5 } })
    await subgraph.data(renewPolicy, { ...at(renewed), input: {} })
    const upload = 'mutation ($input: UploadPolicyFileInput!) { uploadPolicyFile(input: $input) { id } }'
    const fileId = await uploadPdf(us)
    await subgraph.data(upload, { input: { policyId: filed?.policyId, fileId, type: 'BINDER' } })
    await subgraph.data('mutation ($id: ID!) { deleteBusinessPolicy(id: $id, version: 1) { id } }', {
      id: deleted?.policyId,
    })
    await imports.change('undo', finished)
    const { id, counts } = await imports.reaches(finished.id, 'UNDONE')
    expect(counts).toMatchObject({ removed: 1, kept: 4 })
    expect((await imports.rowsOf(id, 'KEPT')).map(({ keptBecause }) => keptBecause)).toEqual([
      ...['It was changed since.', 'A newer policy renews it.', 'It has documents.', 'It was deleted since.'],
    ])
    const left = await inOurScope(() => PolicyEvent.countDocuments({ policyId: untouched?.policyId as never }))
    expect([left, (await storedOf(untouched ? [untouched] : [])).length]).toEqual([0, 0])
  })

  it('keeps a policy that a live certificate names when it is undone', async () => {
    const list = [
      'Heron Hardware,Package,Undoing Mutual,CERT-1,1/1/2035',
      'Heron Hardware,Rental,Undoing Mutual,CERT-2,1/1/2035',
    ]
    const finished = await done(['Client,LOB,Carrier,Policy #,Eff Date', ...list])
    const [certified, other] = await imports.rowsOf(finished.id, 'CREATED')
    subgraph.certify(certified?.policyId ?? '')
    await imports.change('undo', finished)
    const { id, counts } = await imports.reaches(finished.id, 'UNDONE')
    expect(counts).toMatchObject({ removed: 1, kept: 1 })
    expect(await imports.rowsOf(id, 'KEPT')).toMatchObject([
      { policyId: certified?.policyId, keptBecause: 'A certificate names it.' },
    ])
    expect(await storedOf(other ? [other] : [])).toEqual([])
  })

  it('waits for accounts that do not answer, and continues behind what is done', async () => {
    const rows = Array.from({ length: 30 }, (_, row) => `Heron Hardware,Property,Patient Mutual,P-${row}`)
    const created = await begun(['Client,LOB,Carrier,Policy #', ...rows])
    const silence = subgraph.silentAccounts()
    await imports.change('map', created, { mapping: created.mapping })
    await vi.waitFor(() => expect(silence.asked()).toBeGreaterThan(0), 20_000)
    silence.end()
    expect((await imports.reaches(created.id, 'CHECKED')).counts).toMatchObject({ rows: 30, ready: 30 })
  })

  it('is nothing that another agency sees or changes, and finds nothing there', async () => {
    const ready = await checked(['Client,LOB,Carrier', 'CANARY_B,GL,Foreign Mutual'])
    expect(ready.counts).toMatchObject({ invalid: 1 })
    for (const document of [
      'query ($id: ID!) { policyImport(id: $id) { id } }',
      'mutation ($id: ID!) { cancelPolicyImport(id: $id, version: 3) { id } }',
    ]) {
      const { errors } = await subgraph.ask(them, document, { id: ready.id })
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    }
  })
})
