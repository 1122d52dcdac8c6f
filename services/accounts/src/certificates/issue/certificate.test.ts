import { pagesOf } from '@coverdesk/forms/testing'
import { demoAccounts, inTenantScope, readFile } from '@coverdesk/kit'
import {
  sharedDatabase,
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
} from '@coverdesk/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { subgraphWithDemoClients, them, us } from '../../testing/accounts-subgraph.ts'
import { Certificate } from '../record/certificate.model.ts'
import { purgeCertificatesOf } from '../removal/purge-certificates.ts'
import { productAnswer, productPolicy } from '../testing/product-policies.ts'

let product: TestProduct
let subgraph: TestSubgraph
let policies: object[]
let answer: (() => object) | undefined
beforeAll(async () => {
  product = await startTestProduct(() => (answer ? answer() : productAnswer(policies)))
  subgraph = await startTestSubgraph(subgraphWithDemoClients, { SEED: 'demo', ...product.environment })
})
afterAll(() => Promise.all([subgraph.close(), product.close()]))
beforeEach(() => {
  policies = [productPolicy('1')]
  answer = undefined
})

const account = demoAccounts.bayview.id
const holder = {
  name: 'City of San Diego',
  address: { line1: '202 C St', city: 'San Diego', zone: 'CA', postalCode: '92101' },
}
const wanted = { accountId: account, holder }
const create = /* GraphQL */ `
  mutation ($input: CreateCertificateInput!, $key: String) {
    createCertificate(input: $input, idempotencyKey: $key) {
      id version certificateNumber accountId additionalInsured descriptionOfOperations overrideReason viewUrl downloadUrl
      holder { name address { line1 line2 city zone postalCode } }
      createdBy { id }
      lines { policyId type insurerLetter insurerName policyNumber inforceAt expiresAt additionalInsured limits { label amount }
        waiverOfSubrogation primaryNonContributory }
      findings { kind message policyId source }
    }
  }
`
const check =
  'query ($input: CreateCertificateInput!) { certificateFindings(input: $input) { kind message policyId source } }'
const read = 'query ($id: ID!) { certificate(id: $id) { id certificateNumber accountId } }'
const list = `query ($id: ID!, $first: Int, $after: String) { account(id: $id) {
  certificatesOfLiabilityInsurance(first: $first, after: $after) { items { id certificateNumber } total endCursor } } }`

interface Issued {
  id: string
  certificateNumber: string
  viewUrl: string
  findings: object[]
}
const issue = async (input: object = {}, key?: string) =>
  (await subgraph.data<{ createCertificate: Issued }>(us, create, { input: { ...wanted, ...input }, key }))
    .createCertificate
const refusal = async (input: object, query = create) =>
  (await subgraph.failure(us, query, { input: { ...wanted, ...input } })).extensions['validationErrors']
const findings = async (input: object = {}) =>
  (await subgraph.data<{ certificateFindings: object[] }>(us, check, { input: { ...wanted, ...input } }))
    .certificateFindings
const listed = async (id: string, page = {}) =>
  (
    await subgraph.data<{
      account: { certificatesOfLiabilityInsurance: { items: Issued[]; total: number; endCursor: string } }
    }>(us, list, { id, ...page })
  ).account.certificatesOfLiabilityInsurance
const documentOf = (path: string) =>
  inTenantScope(us.agencyId, async () => {
    const parts: Buffer[] = []
    for await (const bytes of readFile(path.split('/')[2] ?? '')) parts.push(bytes)
    return Buffer.concat(parts)
  })
const fileOf = (path: string) =>
  sharedDatabase('gateway')
    .collection('files.files')
    .findOne({ _id: path.split('/')[2] as never })
const newAccount = async () => {
  const made = await subgraph.data<{ createAccount: { id: string } }>(
    us,
    'mutation { createAccount(input: { type: INDIVIDUAL, individual: { name: "Egret, Ed", email: "ed@egret.example" } }) { id } }',
  )
  return made.createAccount.id
}

describe('a certificate', () => {
  it('is issued of the policies in force, with a number, a document and who issued it', async () => {
    policies = [
      productPolicy('1'),
      productPolicy('2', { type: 'UMBRELLA', carrier: { name: 'Bluewater Indemnity' } }),
      productPolicy('3', { state: 'EXPIRED' }),
    ]
    const issued = await issue({ additionalInsured: true, descriptionOfOperations: 'Dock repair.\r\nPier 3 ' })
    expect(issued).toMatchObject({
      certificateNumber: expect.stringMatching(/^COI-\d{6}$/),
      ...{ version: 1, accountId: account, additionalInsured: true, overrideReason: null, findings: [] },
      descriptionOfOperations: 'Dock repair.\nPier 3',
      holder: { name: holder.name, address: { ...holder.address, line2: null } },
      createdBy: { id: us.userId },
      lines: [
        {
          ...{ policyId: '1', type: 'GENERAL_LIABILITY', insurerLetter: 'A', insurerName: 'Pacific Mariner Insurance' },
          ...{ policyNumber: 'GL-1', inforceAt: '2026-01-01', expiresAt: '2199-01-01', additionalInsured: true },
          limits: [
            { label: 'Each occurrence', amount: 100_000_000 },
            { label: 'General aggregate', amount: 200_000_000 },
          ],
        },
        { policyId: '2', insurerLetter: 'B', insurerName: 'Bluewater Indemnity' },
      ],
    })
    const [text = ''] = await pagesOf(await documentOf(issued.viewUrl))
    for (const words of [
      'Bayview Marine Services LLC',
      'City of San Diego',
      issued.certificateNumber,
      '$2,000,000',
      'Maya Reyes',
    ]) {
      expect(text).toContain(words)
    }
    expect((await fileOf(issued.viewUrl))?.['metadata']).toMatchObject({
      state: 'ATTACHED',
      attachedTo: { typename: 'CertificateOfLiabilityInsurance', id: issued.id },
    })
    expect(await subgraph.data(us, read, { id: issued.id })).toMatchObject({ certificate: { id: issued.id } })
  })

  it('is saved under the address of its document with ?download', async () => {
    const { viewUrl, certificateNumber, ...issued } = await issue()
    expect(viewUrl).toMatch(new RegExp(`^/files/[0-9a-f]{32}/Certificate%20${certificateNumber}\\.pdf$`))
    expect(issued).toMatchObject({ downloadUrl: `${viewUrl}?download` })
  })

  it('is issued once, however often it is sent', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => issue({}, 'one key')))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  })

  it('has a number of its own among 20 that are issued at once', async () => {
    const issued = await Promise.all(Array.from({ length: 20 }, () => issue()))
    const numbers = issued.map(({ certificateNumber }) => Number(certificateNumber.slice(4))).sort((a, b) => a - b)
    expect(
      numbers.map(number => number - (numbers[0] ?? 0)),
      'without gaps',
    ).toEqual(numbers.map((_, place) => place))
  })

  it('comes the newest first, in pages', async () => {
    const id = await newAccount()
    const numbers: string[] = []
    for (let count = 0; count < 3; count += 1) numbers.unshift((await issue({ accountId: id })).certificateNumber)
    const first = await listed(id, { first: 2 })
    expect(first).toMatchObject({
      total: 3,
      items: numbers.slice(0, 2).map(certificateNumber => ({ certificateNumber })),
    })
    const rest = await listed(id, { first: 2, after: first.endCursor })
    expect(rest.items).toMatchObject([{ certificateNumber: numbers[2] }])
  })
})

describe('what is wrong with a certificate', () => {
  it.each([
    [
      { holder: null },
      [
        'holder.name',
        'holder.address.line1',
        'holder.address.city',
        'holder.address.zone',
        'holder.address.postalCode',
      ],
    ],
    [{ holder: { ...holder, address: { ...holder.address, zone: 'XX' } } }, ['holder.address.zone']],
    [{ descriptionOfOperations: 'x'.repeat(2_001) }, ['descriptionOfOperations']],
    [{ neededUntil: 'soon' }, ['neededUntil']],
    [{ neededUntil: '2020-01-01' }, ['neededUntil']],
    [{ policyIds: ['1', 'someone else’s'] }, ['policyIds']],
    [{ policyIds: [] }, ['policyIds']],
    [{ holder: { ...holder, name: 'שלום Deli LLC' } }, ['holder.name']],
    [{ descriptionOfOperations: 'Pizza 🍕', rendering: 'LAYOUT' }, ['descriptionOfOperations']],
    [{ accountId: undefined }, ['accountId']],
  ])('is said at its fields: %j', async (wrong, paths) => {
    const errors = (await refusal(wrong)) as { path: string }[]
    expect(errors.map(({ path }) => path)).toEqual(paths)
    expect(await refusal(wrong, check), 'the same before it is issued').toEqual(errors)
  })

  it('is a character that no document prints, in what the holder or a policy is called', async () => {
    expect(await refusal({ holder: { ...holder, name: 'שלום Deli LLC' } })).toEqual([
      {
        path: 'holder.name',
        message: 'Certificates can’t print “ש”, “ל”, “ו” and “ם”. Use Latin, Greek or Cyrillic letters.',
      },
    ])
    policies = [productPolicy('1', { carrier: { name: '東京 Mutual' } })]
    expect(await refusal({})).toMatchObject([{ path: 'policyIds', message: expect.stringContaining('“東” and “京”') }])
  })

  it('is an account without policies', async () => {
    policies = []
    expect(await refusal({})).toEqual([{ path: 'policyIds', message: 'Log a policy first.' }])
  })

  it('is an account whose policies are all over, unless one is chosen', async () => {
    policies = [productPolicy('1', { state: 'EXPIRED' })]
    expect(await refusal({})).toMatchObject([{ path: 'policyIds', message: expect.stringContaining('in force') }])
    expect(await findings({ policyIds: ['1'] })).toMatchObject([{ kind: 'POLICY_EXPIRED', policyId: '1' }])
  })

  it('is more than 12 policies, or more than 6 insurers', async () => {
    policies = Array.from({ length: 13 }, (_, number) => productPolicy(String(number)))
    expect(await refusal({})).toMatchObject([{ message: 'Choose at most 12 policies for one certificate.' }])
    policies = Array.from({ length: 7 }, (_, number) =>
      productPolicy(String(number), { carrier: { name: `No ${number}` } }),
    )
    expect(await refusal({})).toMatchObject([{ message: expect.stringContaining('6 insurers') }])
  })

  it('is no certificate while policies do not answer', async () => {
    answer = () => ({ errors: [{ message: 'Policies are away.', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] })
    const { extensions } = await subgraph.failure(us, create, { input: wanted })
    expect(extensions.code).toBe('SUBGRAPH_UNAVAILABLE')
  })
})

describe('the terms of policies', () => {
  const terms = (more: object) => ({
    ...{ line: 'GENERAL_LIABILITY', additionalInsured: null, waiverOfSubrogation: true, primaryNonContributory: null },
    ...more,
  })
  const withTerms = (more: object = {}) => [productPolicy('1', { details: { lineTerms: [terms(more)] } })]

  it('are on the certificate as the policies’ records have them', async () => {
    policies = withTerms()
    const issued = await issue()
    expect(issued).toMatchObject({
      findings: [],
      lines: [{ policyId: '1', waiverOfSubrogation: true, primaryNonContributory: null }],
    })
    const [text] = await pagesOf(await documentOf(issued.viewUrl))
    expect(text).toContain('General Liability GL-1: waiver of subrogation.')
  })

  it('are nowhere on a certificate of policies without any', async () => {
    const issued = await issue()
    expect(issued).toMatchObject({ lines: [{ waiverOfSubrogation: null, primaryNonContributory: null }] })
    expect((await pagesOf(await documentOf(issued.viewUrl))).join()).not.toMatch(/subrogation|Terms by policy/)
  })

  it('can be taken away by whoever issues it, and added for a reason', async () => {
    policies = withTerms()
    const lineTerms = [{ policyId: '1', waiverOfSubrogation: false, primaryNonContributory: true }]
    expect(await findings({ lineTerms })).toMatchObject([
      { kind: 'TERM_NOT_STATED', policyId: '1', source: 'General Liability GL-1, primary and noncontributory' },
    ])
    const issued = await issue({ lineTerms, overrideReason: 'The endorsement is on its way.' })
    expect(issued).toMatchObject({ lines: [{ waiverOfSubrogation: false, primaryNonContributory: true }] })
    const [text] = await pagesOf(await documentOf(issued.viewUrl))
    expect(text).toContain('General Liability GL-1: primary and noncontributory.')
  })

  it('are those of certified policies', async () => {
    policies = [...withTerms(), productPolicy('2')]
    expect(await refusal({ policyIds: ['1'], lineTerms: [{ policyId: '2', waiverOfSubrogation: true }] })).toEqual([
      { path: 'lineTerms.0.policyId', message: 'This policy is not one of the certified ones.' },
    ])
  })
})

describe('a certificate that there are issues with', () => {
  const asked = { descriptionOfOperations: 'Umbrella of $5,000,000 required.' }

  it('is refused without a reason, and nothing is stored', async () => {
    const before = await listed(account)
    expect(await refusal(asked)).toEqual([
      {
        path: 'overrideReason',
        message: '1 issue with this certificate. Enter a reason to issue it anyway.',
      },
    ])
    expect((await listed(account)).total).toBe(before.total)
  })

  it('is issued with one; the findings and the reason stay with it, and in the audit trail', async () => {
    const issued = await issue({ ...asked, overrideReason: 'The umbrella is bound today.' })
    expect(issued).toMatchObject({
      overrideReason: 'The umbrella is bound today.',
      findings: [{ kind: 'COVERAGE_MISSING', policyId: null, source: 'Description of operations, “umbrella”' }],
    })
    const { accountActivity } = await subgraph.data<{ accountActivity: { items: object[] } }>(
      us,
      'query ($id: ID!) { accountActivity(accountId: $id, first: 1) { items { operation user { id } changes { typename kind name fields { path after } } } } }',
      { id: account },
    )
    expect(accountActivity.items).toMatchObject([
      {
        operation: 'createCertificate',
        user: { id: us.userId },
        changes: [{ typename: 'CertificateOfLiabilityInsurance', kind: 'CREATED', name: issued.certificateNumber }],
      },
    ])
    expect(JSON.stringify(accountActivity)).toContain('The umbrella is bound today.')
  })

  it('keeps no reason where nothing does', async () => {
    expect(await issue({ overrideReason: 'Just so.' })).toMatchObject({ overrideReason: null, findings: [] })
  })
})

describe('holders', () => {
  const find =
    'query ($search: String) { certificateHolders(search: $search) { items { name address { city } } total } }'
  const found = async (search: string) =>
    (await subgraph.data<{ certificateHolders: { items: { name: string }[] } }>(us, find, { search }))
      .certificateHolders.items

  it('of former certificates are proposed once, as they were written last', async () => {
    const address = { line1: '9 Plover Sq', city: 'Oakland', zone: 'CA', postalCode: '94607' }
    await issue({ holder: { name: 'PLOVER GROUP', address } })
    await issue({ holder: { name: 'Plover Group', address: { ...address, postalCode: '94607-1234' } } })
    await issue({ holder: { name: 'Plover Group', address: { ...address, line1: '1 Other St' } } })
    expect(await found('plo gro')).toMatchObject([{ name: 'Plover Group' }, { name: 'Plover Group' }])
    expect(await found('oakland plov')).toHaveLength(2)
  })
})

describe('certificates of an account', () => {
  const data = async (id: string) => {
    const { body } = await subgraph.question('account-data', { accountId: id }, us)
    return (body as { held: { certificates: { certificateNumber: string; fileId: string }[] } }).held.certificates
  }

  it('are part of all that is held about it', async () => {
    const id = await newAccount()
    const { certificateNumber } = await issue({ accountId: id })
    const [held] = await data(id)
    expect(held).toMatchObject({ certificateNumber, issuedBy: 'Maya Reyes' })
    const { body } = await subgraph.question('account-data', { accountId: id }, us)
    const path = ['certificates', `Certificate ${certificateNumber}.pdf`]
    expect(body).toMatchObject({ files: [{ id: held?.fileId, path }] })
  })

  it('move when it is merged, and wait while it is deleted', async () => {
    const [survivorId, duplicateId] = [await newAccount(), await newAccount()]
    const { id } = await issue({ accountId: duplicateId })
    await subgraph.data(
      us,
      `mutation ($survivorId: ID!, $duplicateId: ID!) { mergeAccounts(survivorId: $survivorId, survivorVersion: 1,
        duplicateId: $duplicateId, duplicateVersion: 1, input: { individual: { name: "Egret", email: "e@egret.example" } }) { id } }`,
      { survivorId, duplicateId },
    )
    expect(await subgraph.data(us, read, { id })).toMatchObject({ certificate: { accountId: survivorId } })
    await subgraph.data(us, 'mutation ($id: ID!) { deleteAccount(id: $id, version: 2) { id } }', { id: survivorId })
    expect((await subgraph.failure(us, read, { id })).extensions.code).toBe('NOT_FOUND')
    await subgraph.data(us, 'mutation ($id: ID!) { restoreAccount(id: $id) { id } }', { id: survivorId })
    expect(await subgraph.data(us, read, { id })).toMatchObject({ certificate: { id } })
  })

  it('go with their documents once it is gone permanently', async () => {
    const id = await newAccount()
    const { viewUrl } = await issue({ accountId: id })
    await inTenantScope(us.agencyId, async () => {
      await purgeCertificatesOf(id)
      expect(await Certificate.countDocuments({ accountId: id })).toBe(0)
    })
    expect((await fileOf(viewUrl))?.['metadata']).toMatchObject({ state: 'PENDING' })
  })

  it('of another agency are answered like those that do not exist', async () => {
    const { id } = await issue()
    const nobody = '650000000000000000000099'
    const theirs = await subgraph.failure(them, read, { id })
    expect(theirs.extensions.code).toBe('NOT_FOUND')
    expect(theirs).toEqual(await subgraph.failure(them, read, { id: nobody }))
    expect((await subgraph.failure(them, create, { input: wanted })).extensions.code).toBe('NOT_FOUND')
    expect((await subgraph.failure(them, check, { input: wanted })).extensions.code).toBe('NOT_FOUND')
    const { certificateHolders } = await subgraph.data<{ certificateHolders: { items: object[] } }>(
      them,
      '{ certificateHolders { items { name } } }',
    )
    expect(JSON.stringify(certificateHolders)).not.toContain('San Diego')
  })
})
