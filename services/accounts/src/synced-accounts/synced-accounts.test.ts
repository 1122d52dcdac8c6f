import { describe, expect, it } from 'vitest'
import { them, us, useAccountsSubgraph } from '../testing/accounts-subgraph.ts'

const subgraph = useAccountsSubgraph()

const job = { agencyId: us.agencyId, userId: 'system:sync-integration' }
const theirJob = { agencyId: them.agencyId, userId: 'system:sync-integration' }
const source = 'AMS_HAWKSOFT:1'

interface Result {
  recordType: string
  outcome: string
  recordId: string
  version: number
  reason: string | null
  fields: { field: string; after: string | null; isCleared: boolean; isConflict: boolean }[]
}
const fieldsOf = (values: Record<string, string | null>) =>
  Object.entries(values).map(([field, value]) => ({ field, value }))
const record = (foreignId: string, values: Record<string, string | null>, more: object = {}) => ({
  ...{ foreignId, type: 'BUSINESS', contacts: [], fields: fieldsOf(values) },
  ...more,
})
const apply = async (records: object[], caller: typeof job | typeof theirJob = job, key?: string) => {
  const document = `mutation ($input: SyncedAccountsInput!, $key: String) {
    applySyncedAccounts(input: $input, idempotencyKey: $key) {
      recordType outcome recordId version reason fields { field after isCleared isConflict }
    }
  }`
  const variables = { input: { source, systemName: 'HawkSoft', records }, key }
  const { data, errors } = await subgraph.ask<{ applySyncedAccounts: Result[] }>(caller, document, variables)
  if (!data) throw new Error(JSON.stringify(errors))
  return data.applySyncedAccounts
}
const pier = { NAME: 'Pier Nine Glass', EMAIL: 'hi@piernine.example', PHONE: '(510) 555-0142' }

describe('clients of another system', () => {
  it('are brought by the product alone', async () => {
    const document = 'query ($input: SyncedAccountsInput!) { previewSyncedAccounts(input: $input) { outcome } }'
    const failure = await subgraph.failure(us, document, { input: { source, systemName: 'HawkSoft', records: [] } })
    expect(failure).toMatchObject({
      extensions: {
        validationErrors: [{ path: 'source', message: 'Only an integration brings records in this way.' }],
      },
    })
  })

  it('are created once, however often they come, and are one agency’s', async () => {
    const [first] = await apply([record('1', pier)])
    expect(first).toMatchObject({ outcome: 'CREATED', version: 1 })
    const [again] = await apply([record('1', pier)])
    expect(again).toMatchObject({ outcome: 'UNCHANGED', recordId: first?.recordId, version: 1 })
    const [theirs] = await apply([record('1', pier)], theirJob)
    expect(theirs?.outcome).toBe('CREATED')
    expect(theirs?.recordId).not.toBe(first?.recordId)
  })

  it('come once for one key: a repetition gets the first answer', async () => {
    const [first, second] = [
      await apply([record('2', { ...pier, NAME: 'Key Co', EMAIL: 'k@key.example' })], job, 'k'),
      await apply([record('2', { ...pier, NAME: 'Key Co', EMAIL: 'k@key.example' })], job, 'k'),
    ]
    expect(second).toEqual(first)
    expect(second[0]?.outcome).toBe('CREATED')
  })

  it('that were merged here go to the account that was kept, and that were deleted here stay out', async () => {
    const [kept, merged] = await apply([
      record('3', { ...pier, NAME: 'Kept Co', EMAIL: 'kept@co.example' }),
      record('4', { ...pier, NAME: 'Merged Co', EMAIL: 'merged@co.example' }),
    ])
    await subgraph.data(
      `mutation ($s: ID!, $d: ID!, $input: MergeAccountsInput!) {
        mergeAccounts(survivorId: $s, survivorVersion: 1, duplicateId: $d, duplicateVersion: 1, input: $input) { id }
      }`,
      {
        s: kept?.recordId,
        d: merged?.recordId,
        input: { business: { name: 'Kept Co', email: 'kept@co.example', phone: '(510) 555-0142' } },
      },
    )
    const [after] = await apply([record('4', { ...pier, NAME: 'Merged Co', EMAIL: 'merged@co.example' })])
    expect(after?.recordId).toBe(kept?.recordId)
    const [gone] = await apply([record('5', { ...pier, NAME: 'Gone Co', EMAIL: 'gone@co.example' })])
    await subgraph.data('mutation ($id: ID!) { deleteAccount(id: $id, version: 1) { id } }', { id: gone?.recordId })
    expect(await apply([record('5', { ...pier, NAME: 'Gone Co', EMAIL: 'gone@co.example' })])).toMatchObject([
      { outcome: 'SKIPPED', reason: 'It was deleted in Coverdesk, so it stays out.' },
    ])
  })

  it('change only what nobody can doubt: a wrong phone number and half an address are left out, and said', async () => {
    const [result] = await apply([record('1', { ...pier, PHONE: '12', LINE1: '9 Pier', CITY: 'Oakland' })])
    expect(result).toMatchObject({
      outcome: 'UNCHANGED',
      reason: '“12” can’t be its phone. “9 Pier, Oakland” is not a complete address.',
    })
  })

  it('keep their email here where it was emptied there: an account needs one', async () => {
    const [result] = await apply([record('1', { ...pier, EMAIL: '' })])
    expect(result).toMatchObject({ outcome: 'UNCHANGED', reason: 'It has no email there.' })
  })

  it('have contacts, each known by its own id', async () => {
    const contact = (values: Record<string, string | null>) => [{ foreignId: '1/p1', fields: fieldsOf(values) }]
    const [, created] = await apply([
      record('1', pier, { contacts: contact({ NAME: 'Ida Roe', PHONE: '(510) 555-0143' }) }),
    ])
    expect(created).toMatchObject({ recordType: 'CONTACT', outcome: 'CREATED' })
    const [, changed] = await apply([record('1', pier, { contacts: contact({ NAME: 'Ida Roe-Lund', PHONE: null }) })])
    expect(changed).toMatchObject({ outcome: 'CHANGED', recordId: created?.recordId })
    expect(changed?.fields).toEqual([
      { field: 'NAME', after: 'Ida Roe-Lund', isCleared: false, isConflict: false },
      { field: 'PHONE', after: null, isCleared: true, isConflict: false },
    ])
    const found = '{ accounts(search: "Lund") { items { details { ... on BusinessAccount { name } } } } }'
    expect(await subgraph.data(found)).toEqual({ accounts: { items: [{ details: { name: 'Pier Nine Glass' } }] } })
  })
})
