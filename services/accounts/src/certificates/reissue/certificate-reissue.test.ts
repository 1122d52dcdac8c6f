import { pagesOf } from '@coverdesk/forms/testing'
import { demoAccounts, inTenantScope, readFile } from '@coverdesk/kit'
import { runJob, sharedDatabase } from '@coverdesk/kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { them, us } from '../../testing/accounts-subgraph.ts'
import { Certificate } from '../record/certificate.model.ts'
import { purgeCertificatesOf } from '../removal/purge-certificates.ts'
import { productPolicy } from '../testing/product-policies.ts'
import { Reissue, ReissueItem } from './reissue.model.ts'
import { runReissue } from './run-reissue.ts'
import {
  cancelDocument,
  readDocument,
  startDocument,
  supersededDocument,
  wholeRun,
} from './testing/reissue-documents.ts'
import { address, type Run, useReissues } from './testing/use-reissues.ts'

const reissues = useReissues()
const { world, data, newAccount, issue, renew, hold, release, supersededAccount } = reissues
const { superseded, start, read, reaches, certificatesOf } = reissues

const reason = { overrideReason: 'The endorsement is on its way.' }
const refusal = async (input: object) => {
  const { extensions } = await reissues.failure(us, startDocument, { input })
  return extensions['validationErrors'] as { path: string; message: string }[]
}
const cancel = async ({ id, version }: Run) =>
  (await data<{ cancelCertificateReissue: Run }>(cancelDocument, { id, version })).cancelCertificateReissue
const inOurScope = <Result>(work: () => Promise<Result>) => inTenantScope(us.agencyId, work)
const documentOf = (path: string) =>
  inOurScope(async () => {
    const parts: Buffer[] = []
    for await (const bytes of readFile(path.split('/')[2] ?? '')) parts.push(bytes)
    return Buffer.concat(parts)
  })

describe('superseded certificates', () => {
  it('are the newest of each holder of a policy that was renewed, by the holders’ names', async () => {
    const accountId = await newAccount()
    await issue(accountId, 'Zoo of San Diego')
    const newest = await issue(accountId, 'ZOO OF SAN DIEGO')
    const other = await issue(accountId, 'Ämter & Works')
    expect(await superseded(accountId), 'as long as nothing is renewed').toEqual([])
    renew()
    expect((await superseded(accountId)).map(({ certificate }) => certificate.id)).toEqual([other.id, newest.id])
    await issue(accountId, 'Zoo of San Diego', { policyIds: ['2'] })
    expect(await superseded(accountId), 'one has a newer one by now').toMatchObject([{ certificate: { id: other.id } }])
  })

  it('tell what the new one would say otherwise, and issues with it', async () => {
    const accountId = await newAccount()
    await issue(accountId, 'City of San Diego', { additionalInsured: true })
    renew()
    const [found] = await superseded(accountId)
    expect(found?.differences.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['POLICY_NUMBER', 'GL-1', 'GL-2027'],
      ['EFFECTIVE', '2026-01-01', '2026-06-01'],
      ['EXPIRATION', '2199-01-01', '2199-06-01'],
      ['ADDITIONAL_INSURED', 'Yes', 'No'],
      ['LIMIT', '$1,000,000', '$2,000,000'],
    ])
    expect(found?.differences[0]).toMatchObject({ type: 'GENERAL_LIABILITY', policyId: '2', label: 'Policy number' })
    expect(found?.findings).toMatchObject([{ kind: 'ADDITIONAL_INSURED_NOT_GRANTED', policyId: '2' }])
  })

  it('keep what is not renewed and continues, and lose what has ended', async () => {
    const accountId = await newAccount()
    world.policies = ['1', '3', '4'].map(id => productPolicy(id))
    await issue(accountId, 'City of San Diego')
    renew()
    world.policies.push(productPolicy('3'), productPolicy('4', { state: 'CANCELED' }))
    const [found] = await superseded(accountId)
    const ofOthers = found?.differences.filter(({ policyId }) => policyId !== '2')
    expect(ofOthers).toMatchObject([
      { kind: 'LINE_REMOVED', policyId: '4', before: 'General Liability GL-4', after: null },
    ])
  })

  it('are not reissued with characters that no document prints', async () => {
    const accountId = await newAccount()
    await issue(accountId, 'City of San Diego')
    renew()
    world.policies = world.policies.map(policy => ({ ...policy, carrier: { name: '東京 Mutual' } }))
    const certificateIds = (await superseded(accountId)).map(one => one.certificate.id)
    expect(await refusal({ accountId, certificateIds })).toMatchObject([
      { path: 'certificateIds', message: expect.stringMatching(/^Certificate for City of San Diego: .*“東” and “京”/) },
    ])
  })

  it('are for the holder as the book has it now', async () => {
    const accountId = await newAccount()
    const name = `Harbor Office ${world.accounts}`
    await issue(accountId, name)
    const query = 'query ($name: String) { certificateHolders(search: $name) { items { id version } } }'
    const { certificateHolders } = await data<{ certificateHolders: { items: object[] } }>(query, { name })
    await data(
      `mutation ($id: ID!, $version: Int!, $input: UpdateCertificateHolderInput!) {
        updateCertificateHolder(id: $id, version: $version, input: $input) { id } }`,
      { ...certificateHolders.items[0], input: { address: { ...address, line1: '1 New St' } } },
    )
    renew()
    expect(await superseded(accountId)).toMatchObject([{ holder: { name, address: { line1: '1 New St' } } }])
    const run = await start({ accountId, certificateIds: (await superseded(accountId)).map(one => one.certificate.id) })
    await reaches(run.id, 'DONE')
    const [newest] = (await certificatesOf(accountId)).items
    expect(newest?.holder.address).toMatchObject({ line1: '1 New St' })
    const after = await data<{ certificateHolders: { items: object[] } }>(query, { name })
    expect(after.certificateHolders.items, 'no one is in the book twice').toHaveLength(1)
  })

  it('of one holder are one also where they were issued before there was a holder book', async () => {
    const { accountId } = await supersededAccount(1)
    world.policies = [productPolicy('1')]
    await issue(accountId, `Holder 001 of ${world.accounts}`)
    await inOurScope(() => Certificate.updateMany({ accountId }, { $unset: { holderId: 1 } }))
    renew()
    expect(await superseded(accountId)).toHaveLength(1)
  })

  it('are not told while policies do not answer', async () => {
    const accountId = await newAccount()
    world.answer = () => ({ errors: [{ message: 'Policies are away.', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] })
    const { extensions } = await reissues.failure(us, supersededDocument, { accountId })
    expect(extensions.code).toBe('SUBGRAPH_UNAVAILABLE')
  })
})

describe('a run', () => {
  it('is in the account’s activity as the certificates that it issued', async () => {
    const { accountId, certificates, ids } = await supersededAccount(1)
    const run = await start({ accountId, certificateIds: ids })
    const [item] = (await reaches(run.id, 'DONE')).items
    const { accountActivity } = await data<{ accountActivity: { items: { changes: object[] }[] } }>(
      `query ($accountId: ID!) { accountActivity(accountId: $accountId) {
        items { changes { typename kind name fields { path after } } } } }`,
      { accountId },
    )
    expect(accountActivity.items[0]?.changes).toMatchObject([
      {
        ...{ typename: 'CertificateOfLiabilityInsurance', kind: 'CREATED', name: item?.certificateNumber },
        fields: expect.arrayContaining([{ path: 'replacesNumber', after: certificates[0]?.certificateNumber }]),
      },
    ])
  })

  it('issues one certificate in place of each, as it was seen when it began', async () => {
    const description = 'Dock repair at pier 3.'
    const { accountId, certificates, ids } = await supersededAccount(3, { descriptionOfOperations: description })
    hold()
    const run = await start({ accountId, certificateIds: ids })
    expect(run).toMatchObject({
      ...{ state: 'ISSUING', version: 1, total: 3, issued: 0, failure: null, createdBy: { id: us.userId } },
      items: certificates.map(({ id, certificateNumber }) => ({
        ...{ replacedId: id, replacedNumber: certificateNumber, certificateId: null, downloadUrl: null },
      })),
    })
    renew({ policyNumber: 'Too late' })
    release()
    const done = await reaches(run.id, 'DONE')
    expect(done).toMatchObject({ version: 2, issued: 3 })
    const { items, total } = await certificatesOf(accountId)
    expect(total).toBe(6)
    for (const { replacedId, certificateId, certificateNumber, downloadUrl } of done.items) {
      const old = items.find(({ id }) => id === replacedId)
      const fresh = items.find(({ id }) => id === certificateId)
      expect(old).toMatchObject({ replacedById: certificateId, replacedByNumber: certificateNumber, version: 2 })
      expect(fresh).toMatchObject({
        ...{ certificateNumber, replacesId: replacedId, replacesNumber: old?.certificateNumber, replacedById: null },
        ...{ holder: old?.holder, descriptionOfOperations: description, rendering: 'LAYOUT', overrideReason: null },
        ...{ lines: [{ policyId: '2', policyNumber: 'GL-2027' }], createdBy: { id: us.userId } },
      })
      expect(downloadUrl).toBe(`${fresh?.viewUrl}?download`)
    }
    const [text = ''] = await pagesOf(await documentOf(items[0]?.viewUrl ?? ''))
    for (const words of ['GL-2027', '$2,000,000', items[0]?.certificateNumber ?? '', 'Maya Reyes', description]) {
      expect(text).toContain(words)
    }
    expect(await superseded(accountId), 'nothing is left').toEqual([])
  })

  it('is told as it begins, as it continues and as it ends, with the certificates', async () => {
    const { accountId, ids } = await supersededAccount(2)
    const run = await start({ accountId, certificateIds: ids })
    const done = await reaches(run.id, 'DONE')
    const events = await sharedDatabase('events').collection('outbox').find({ id: run.id }).sort({ _id: 1 }).toArray()
    expect(events.map(({ typename, kind, version }) => [typename, kind, version])).toEqual([
      ['CertificateReissue', 'CREATED', 1],
      ['CertificateReissue', 'UPDATED', null],
      ['CertificateReissue', 'UPDATED', null],
      ['CertificateReissue', 'UPDATED', 2],
    ])
    const [item] = done.items
    const ofCertificates = await sharedDatabase('events')
      .collection('outbox')
      .find({ id: { $in: [item?.replacedId, item?.certificateId] }, type: /Liability/ })
      .toArray()
    expect(ofCertificates.map(({ id, kind }) => [id, kind])).toEqual(
      expect.arrayContaining([
        [item?.replacedId, 'UPDATED'],
        [item?.certificateId, 'CREATED'],
      ]),
    )
    const { accountActivity } = await data<{ accountActivity: { items: object[] } }>(
      'query ($id: ID!) { accountActivity(accountId: $id, first: 1) { items { operation user { id } changes { typename kind name } } } }',
      { id: accountId },
    )
    expect(accountActivity.items).toMatchObject([
      {
        ...{ operation: 'job:certificate-reissue', user: { id: us.userId } },
        changes: [{ typename: 'CertificateOfLiabilityInsurance', kind: 'CREATED' }],
      },
    ])
  })

  it('is refused without a reason where there are issues with it, and keeps reason and findings', async () => {
    const { accountId, ids } = await supersededAccount(2, { additionalInsured: true, overrideReason: 'Asked for.' })
    const [first = ''] = ids
    expect(await refusal({ accountId, certificateIds: [first] })).toEqual([
      {
        path: 'overrideReason',
        message: 'The new certificate of 1 holder has issues. Enter a reason to issue it anyway.',
      },
    ])
    expect(await refusal({ accountId, certificateIds: ids })).toMatchObject([
      { path: 'overrideReason', message: expect.stringContaining('certificates of 2 holders') },
    ])
    const run = await start({ accountId, certificateIds: ids, ...reason })
    await reaches(run.id, 'DONE')
    const [newest] = (await certificatesOf(accountId)).items
    expect(newest).toMatchObject({ ...reason, findings: [{ kind: 'ADDITIONAL_INSURED_NOT_GRANTED' }] })
  })

  it('says at its fields what is wrong with it', async () => {
    const { accountId, ids, certificates } = await supersededAccount(1)
    const paths = async (input: object) => (await refusal(input)).map(({ path }) => path)
    expect(await paths({})).toEqual(['accountId', 'certificateIds'])
    expect(await paths({ accountId, certificateIds: [] })).toEqual(['certificateIds'])
    expect(await paths({ accountId, certificateIds: ids, overrideReason: 'x'.repeat(501) })).toEqual(['overrideReason'])
    const many = Array.from({ length: 501 }, (_, number) => String(number))
    expect(await refusal({ accountId, certificateIds: many })).toMatchObject([
      { message: 'Choose at most 500 certificates for one run.' },
    ])
    expect(await refusal({ accountId, certificateIds: ['not an id'] })).toEqual([
      { path: 'certificateIds', message: 'One of these certificates is not the account’s. Choose them again.' },
    ])
    const newer = await issue(accountId, `Holder 001 of ${world.accounts}`, { policyIds: ['2'] })
    expect(await refusal({ accountId, certificateIds: [...ids, newer.id] })).toEqual([
      {
        path: 'certificateIds',
        message: `${certificates[0]?.certificateNumber} and ${newer.certificateNumber} are no longer due for reissue. Refresh the list.`,
      },
    ])
  })

  it('of the same certificates as another one is refused; of two at once one begins', async () => {
    const { accountId, ids, certificates } = await supersededAccount(3)
    hold()
    const [first = '', second = '', third = ''] = ids
    const run = await start({ accountId, certificateIds: [first] })
    expect(await refusal({ accountId, certificateIds: [first, second] })).toEqual([
      {
        path: 'certificateIds',
        message: `${certificates[0]?.certificateNumber} is already being reissued by another run. Choose the others.`,
      },
    ])
    expect((await superseded(accountId)).map(({ certificate }) => certificate.id)).toEqual([second, third])
    const sent = await Promise.all(
      [1, 2, 3].map(() =>
        reissues.ask<{ startCertificateReissue: Run | null }>(us, startDocument, {
          input: { accountId, certificateIds: [second, third] },
        }),
      ),
    )
    const begun = sent.flatMap(({ data }) => data?.startCertificateReissue ?? [])
    expect(begun).toHaveLength(1)
    for (const { errors } of sent.filter(one => one.errors)) {
      expect(errors?.[0]?.extensions['validationErrors']).toMatchObject([
        { path: 'certificateIds', message: expect.stringContaining('another run') },
      ])
    }
    release()
    for (const { id } of [run, ...begun]) await reaches(id, 'DONE')
    expect((await certificatesOf(accountId)).total).toBe(6)
  })

  it('begins once, however often it is sent', async () => {
    const { accountId, ids } = await supersededAccount(1)
    const sent = await Promise.all([1, 2, 3].map(() => start({ accountId, certificateIds: ids }, `run ${accountId}`)))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    await reaches(sent[0]?.id ?? '', 'DONE')
    expect((await certificatesOf(accountId)).total).toBe(2)
  })

  it('is canceled where it is, and leaves the rest to another one', async () => {
    const { accountId, ids } = await supersededAccount(2)
    hold()
    const run = await start({ accountId, certificateIds: ids })
    const canceled = await cancel(run)
    expect(canceled).toMatchObject({ state: 'CANCELED', version: 2, issued: 0 })
    expect(await cancel(canceled), 'once more').toEqual(canceled)
    const late = await reissues.failure(us, cancelDocument, { id: run.id, version: 1 })
    expect(late.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { __typename: 'CertificateReissue', state: 'CANCELED', version: 2 },
    })
    const next = await start({ accountId, certificateIds: ids })
    release()
    await reaches(next.id, 'DONE')
    expect(await read(run.id)).toMatchObject({ state: 'CANCELED', issued: 0 })
    expect((await certificatesOf(accountId)).total).toBe(4)
  })

  it('continues after it broke, without a second certificate', async () => {
    const { accountId, ids } = await supersededAccount(4)
    world.breaksAfter = 3
    hold()
    const run = await start({ accountId, certificateIds: ids })
    release()
    await vi.waitFor(async () => expect((await read(run.id)).issued).toBe(3), { timeout: 20_000, interval: 50 })
    const done = await reaches(run.id, 'DONE')
    expect(done.issued).toBe(4)
    // Whoever still believes to have the job finds nothing left to do.
    await runJob(runReissue, { reissueId: run.id, version: run.version }, us.agencyId)
    const { items, total } = await certificatesOf(accountId)
    expect(total).toBe(8)
    expect(new Set(items.flatMap(({ replacesId }) => replacesId ?? [])).size).toBe(4)
  })

  it('issues one in place of each also where two are at it', async () => {
    const { accountId, ids } = await supersededAccount(4)
    hold()
    const run = await start({ accountId, certificateIds: ids })
    release()
    const work = { reissueId: run.id, version: run.version }
    await Promise.all([runJob(runReissue, work, us.agencyId), runJob(runReissue, work, us.agencyId)])
    await reaches(run.id, 'DONE')
    const { items, total } = await certificatesOf(accountId)
    expect(total).toBe(8)
    expect(new Set(items.map(({ certificateNumber }) => certificateNumber)).size).toBe(8)
    expect((await read(run.id)).issued).toBe(4)
  })

  it('that stops permanently says what is to be done, and lets the rest go', async () => {
    const { accountId, ids } = await supersededAccount(2)
    world.breaksAfter = 0
    const run = await start({ accountId, certificateIds: ids })
    const failed = await reaches(run.id, 'FAILED')
    expect(failed).toMatchObject({
      version: 2,
      issued: 0,
      failure: expect.stringContaining('Reissue those that are left'),
    })
    expect(await superseded(accountId)).toHaveLength(2)
    expect(await inOurScope(() => ReissueItem.countDocuments({ draft: { $exists: true } }))).toBe(0)
  })
})

describe('runs of an account', () => {
  const list = `query ($accountId: ID!, $first: Int, $after: String) {
    certificateReissues(accountId: $accountId, first: $first, after: $after) { items { ...Whole } total endCursor } } ${wholeRun}`

  it('come the newest first, in pages', async () => {
    const { accountId, ids } = await supersededAccount(3)
    const runs: string[] = []
    for (const id of ids) runs.unshift((await start({ accountId, certificateIds: [id] })).id)
    interface Page {
      certificateReissues: { items: Run[]; total: number; endCursor: string }
    }
    const { certificateReissues: first } = await data<Page>(list, { accountId, first: 2 })
    expect(first).toMatchObject({ total: 3, items: runs.slice(0, 2).map(id => ({ id })) })
    const after = { accountId, first: 2, after: first.endCursor }
    const { certificateReissues: rest } = await data<Page>(list, after)
    expect(rest.items.map(({ id, items }) => [id, items.length])).toEqual([[runs[2], 1]])
    for (const id of runs) await reaches(id, 'DONE')
  })

  it('stop when it is deleted', async () => {
    const { accountId, ids } = await supersededAccount(1)
    hold()
    const run = await start({ accountId, certificateIds: ids })
    await data('mutation ($id: ID!) { deleteAccount(id: $id, version: 1) { id } }', { id: accountId })
    release()
    expect((await reissues.failure(us, readDocument, { id: run.id })).extensions.code).toBe('NOT_FOUND')
    await data('mutation ($id: ID!) { restoreAccount(id: $id) { id } }', { id: accountId })
    expect(await read(run.id)).toMatchObject({ state: 'CANCELED', issued: 0 })
    expect((await certificatesOf(accountId)).total).toBe(1)
  })

  it('go on for the account that it is merged into', async () => {
    const { accountId: duplicateId, ids } = await supersededAccount(1)
    const survivorId = await newAccount()
    hold()
    const run = await start({ accountId: duplicateId, certificateIds: ids })
    await data(
      `mutation ($survivorId: ID!, $duplicateId: ID!) { mergeAccounts(survivorId: $survivorId, survivorVersion: 1,
        duplicateId: $duplicateId, duplicateVersion: 1, input: { individual: { name: "Egret", email: "e@egret.example" } }) { id } }`,
      { survivorId, duplicateId },
    )
    release()
    await reaches(run.id, 'DONE')
    expect((await certificatesOf(survivorId)).total).toBe(2)
  })

  it('go with it permanently, and are part of all that is held about it', async () => {
    const { accountId, ids } = await supersededAccount(1)
    const run = await start({ accountId, certificateIds: ids })
    await reaches(run.id, 'DONE')
    const { body } = await reissues.question('account-data', { accountId }, us)
    const items = [{ reissueId: run.id, place: 0, certificateNumber: expect.any(String) }]
    const held = { certificateReissues: [{ id: run.id, total: 1, issued: 1 }], certificateReissueItems: items }
    expect(body).toMatchObject({ held })
    await inOurScope(async () => {
      await purgeCertificatesOf(accountId)
      expect(await Reissue.countDocuments({ accountId })).toBe(0)
      expect(await ReissueItem.countDocuments({ reissueId: run.id })).toBe(0)
    })
  })

  it('of another agency are answered like those that do not exist', async () => {
    const { accountId, ids } = await supersededAccount(1)
    const run = await start({ accountId, certificateIds: ids })
    const nobody = '650000000000000000000099'
    for (const [document, variables] of [
      [supersededDocument, (id: string) => ({ accountId: id === nobody ? nobody : accountId })],
      [list, (id: string) => ({ accountId: id === nobody ? nobody : accountId })],
      [readDocument, (id: string) => ({ id })],
      [cancelDocument, (id: string) => ({ id, version: 1 })],
      [
        startDocument,
        (id: string) => ({ input: { accountId: id === nobody ? nobody : accountId, certificateIds: ids } }),
      ],
    ] as const) {
      const theirs = await reissues.failure(them, document, variables(run.id))
      expect(theirs.extensions.code).toBe('NOT_FOUND')
      expect(theirs).toEqual(await reissues.failure(them, document, variables(nobody)))
    }
    // Their certificate beside an account of one's own is like one that is none.
    const canary = demoAccounts.canaryMarine.id
    const input = { accountId: canary, certificateIds: ids }
    const mixed = await reissues.failure(them, startDocument, { input })
    expect(mixed).toEqual(
      await reissues.failure(them, startDocument, { input: { ...input, certificateIds: [nobody] } }),
    )
    await reaches(run.id, 'DONE')
  })
})
