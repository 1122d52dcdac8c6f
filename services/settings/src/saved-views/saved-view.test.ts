import { inTenantScope } from '@coverdesk/kit'
import { sharedDatabase } from '@coverdesk/kit/testing'
import { describe, expect, it } from 'vitest'
import { daniel, maya, stranger, useSettingsSubgraph } from '../testing/settings-subgraph.ts'
import { SavedView } from './saved-view.model.ts'
import { maxViews, nameTaken, tooManyViews } from './saved-view.rules.ts'

const subgraph = useSettingsSubgraph()

interface View {
  id: string
  version: number
  list: string
  name: string
  search: string
  createdBy: { name: string }
}
const fields = '{ __typename id version list name search createdBy { name } createdAt updatedAt }'
const list = `query ($list: String!) { savedViews(list: $list) ${fields} }`
const create = `mutation ($input: CreateSavedViewInput!, $key: String) {
  createSavedView(input: $input, idempotencyKey: $key) ${fields}
}`
const update = `mutation ($id: ID!, $version: Int!, $input: UpdateSavedViewInput!) {
  updateSavedView(id: $id, version: $version, input: $input) ${fields}
}`
const remove = 'mutation ($id: ID!, $version: Int!) { deleteSavedView(id: $id, version: $version) }'

const viewsOf = async (name: string, caller: object = maya) =>
  (await subgraph.data<{ savedViews: View[] }>(caller, list, { list: name })).savedViews
const created = async (input: object, caller: object = maya) =>
  (await subgraph.data<{ createSavedView: View }>(caller, create, { input })).createSavedView
const updated = async (view: View, input: object, caller: object = maya) =>
  (await subgraph.data<{ updateSavedView: View }>(caller, update, { ...versionOf(view), input })).updateSavedView
const versionOf = ({ id, version }: View) => ({ id, version })

describe('saved views', () => {
  it('are shared with the agency, and sorted by name', async () => {
    await created({ list: 'shared', name: 'zz last', search: 'sort=NAME_DESC' })
    await created({ list: 'shared', name: 'Égal', search: '?filter=BUSINESS' }, daniel)
    await created({ list: 'other', name: 'Elsewhere', search: '' })
    const views = await viewsOf('shared', daniel)
    expect(views.map(({ name, search, createdBy }) => [name, search, createdBy.name])).toEqual([
      ['Égal', 'filter=BUSINESS', 'Daniel Okonkwo'],
      ['zz last', 'sort=NAME_DESC', 'Maya Reyes'],
    ])
    expect(await viewsOf('shared', stranger)).toEqual([])
  })

  it('are changed by anybody of the agency, field by field', async () => {
    const view = await created({ list: 'changes', name: 'Open', search: 'filter=BUSINESS' })
    const renamed = await updated(view, { name: ' Open  ones ' }, daniel)
    expect(renamed).toMatchObject({ version: 2, name: 'Open ones', search: 'filter=BUSINESS' })
    expect(await updated(renamed, { search: '', name: null })).toMatchObject({
      version: 3,
      name: 'Open ones',
      search: '',
    })
  })

  it('refuse a change that was made from an older version, and tell the current one', async () => {
    const view = await created({ list: 'conflicts', name: 'Mine', search: 'a=1' })
    const current = await updated(view, { search: 'a=2' }, daniel)
    const late = [
      await subgraph.failure(maya, update, { ...versionOf(view), input: { search: 'a=3' } }),
      await subgraph.failure(maya, remove, versionOf(view)),
    ]
    const { createdBy, ...known } = current
    for (const { extensions } of late) expect(extensions).toEqual({ code: 'CONFLICT', current: known })
    expect(await viewsOf('conflicts')).toEqual([current])
  })

  it('are removed once', async () => {
    const view = await created({ list: 'removals', name: 'Old', search: '' })
    expect(await subgraph.data(daniel, remove, versionOf(view))).toEqual({ deleteSavedView: true })
    expect(await viewsOf('removals')).toEqual([])
    expect((await subgraph.failure(daniel, remove, versionOf(view))).extensions.code).toBe('NOT_FOUND')
  })

  it('of another agency are as good as missing', async () => {
    const view = await created({ list: 'foreign', name: 'Ours', search: '' })
    const missing = { id: '650000000000000000000009', version: 1 }
    for (const [document, input] of [[update, { name: 'Theirs' }], [remove]] as const) {
      const foreign = await subgraph.failure(stranger, document, { ...versionOf(view), input })
      expect(foreign).toEqual(await subgraph.failure(stranger, document, { ...missing, input }))
      expect(foreign.extensions.code).toBe('NOT_FOUND')
    }
  })

  it.each<[string, object, { path: string; message: string }[]]>([
    [
      'without anything',
      {},
      [
        { path: 'list', message: expect.stringContaining('accounts') as string },
        { path: 'name', message: 'Enter a name for this view.' },
      ],
    ],
    ['with a name of blanks', { name: '  ' }, [{ path: 'name', message: 'Enter a name for this view.' }]],
    ['with a long name', { name: 'n'.repeat(81) }, [{ path: 'name', message: 'Use at most 80 characters.' }]],
    ['for what is no list', { list: 'A list' }, [{ path: 'list', message: 'Name the list, such as accounts.' }]],
    [
      'with another address',
      { search: 'a=1#b c' },
      [{ path: 'search', message: 'This is no query string of an address.' }],
    ],
    [
      'with a long search',
      { search: 'a'.repeat(2_001) },
      [{ path: 'search', message: 'Use at most 2000 characters.' }],
    ],
  ])('are not made %s', async (_, change, validationErrors) => {
    const whole = Object.keys(change).length === 0 ? {} : { list: 'refusals', name: 'Good', search: '' }
    const { extensions } = await subgraph.failure(maya, create, { input: { ...whole, ...change } })
    expect(extensions).toEqual({ code: 'VALIDATION_FAILED', validationErrors })
  })

  it('have names of their own in their list, also when several are made at once', async () => {
    const attempts = ['Open', 'OPEN', 'Öpen', 'open'].map(name => created({ list: 'names', name, search: '' }))
    const refusals = (await Promise.allSettled(attempts)).filter(({ status }) => status === 'rejected')
    expect(refusals).toHaveLength(3)
    for (const refusal of refusals) expect(String((refusal as PromiseRejectedResult).reason)).toContain(nameTaken)
    const [view] = await viewsOf('names')
    const other = await created({ list: 'names', name: 'Closed', search: '' })
    const { extensions } = await subgraph.failure(maya, update, { ...versionOf(other), input: { name: 'open' } })
    expect(extensions['validationErrors']).toEqual([{ path: 'name', message: nameTaken }])
    expect(await updated(view as View, { name: 'oPEN' })).toMatchObject({ name: 'oPEN' })
  })

  it('are made once for an idempotency key', async () => {
    const input = { list: 'once', name: 'Once', search: '' }
    const send = () => subgraph.data<{ createSavedView: View }>(maya, create, { input, key: 'once-1' })
    const [first, again] = await Promise.all([send(), send()])
    expect(again).toEqual(first)
    expect(await viewsOf('once')).toHaveLength(1)
  })

  it('are at most 100 of a list', async () => {
    const stored = Array.from({ length: maxViews - 1 }, (_, number) => ({
      list: 'many',
      name: `View ${number}`,
      sortName: `view ${number}`,
      createdById: maya.userId,
    }))
    await inTenantScope(maya.agencyId, () => SavedView.insertMany(stored))
    await created({ list: 'many', name: 'The last one', search: '' })
    const { extensions } = await subgraph.failure(maya, create, {
      input: { list: 'many', name: 'One more', search: '' },
    })
    expect(extensions['validationErrors']).toEqual([{ path: 'name', message: tooManyViews }])
    expect(await viewsOf('many')).toHaveLength(maxViews)
  })

  it('tell consumers and open windows what happened to them', async () => {
    const view = await created({ list: 'events', name: 'Told', search: '' })
    await subgraph.data(maya, remove, versionOf(await updated(view, { name: 'Retold' })))
    const events = await sharedDatabase('events').collection('outbox').find({ id: view.id }).sort({ _id: 1 }).toArray()
    expect(events.map(({ type, typename, version }) => [type, typename, version])).toEqual([
      ['SavedViewCreated', 'SavedView', 1],
      ['SavedViewUpdated', 'SavedView', 2],
      ['SavedViewDeleted', 'SavedView', 2],
    ])
  })
})
