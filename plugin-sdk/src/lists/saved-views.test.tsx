import { type ListModel, shownColumns } from '@coverdesk/design-system'
import { gql } from 'urql'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { defineList, useList } from '..'
import { type Answers, failing, type RenderedPlugin, renderPlugin } from '../testing'
import { pluginOf } from '../testing/plugin-of'

interface Greetings {
  greetings: { items: { id: string }[]; total: number }
}

const tones = [
  { value: 'WARM', label: 'Warm' },
  { value: 'COOL', label: 'Cool' },
]

const greetingList = defineList({
  id: 'greetings',
  document: gql<Greetings, { search?: string; after?: string | null }>`
    query Greetings($search: String, $after: String) { greetings(search: $search, after: $after) { items { id } total } }`,
  pageOf: data => data.greetings,
  columns: [
    { id: 'text', header: 'Text', cell: () => null, sort: { ascending: 'TEXT_ASC', descending: 'TEXT_DESC' } },
    { id: 'tone', header: 'Tone', cell: () => null },
    { id: 'author', header: 'Author', cell: () => null, hidden: true },
  ],
  filters: { tone: { label: 'Tone', options: tones } },
  views: [
    { id: 'cool', name: 'Cool ones', filters: { tone: 'COOL' } },
    { id: 'best', name: 'Best of the warm', filters: { tone: 'WARM' }, sort: 'TEXT_ASC' },
  ],
  variables: ({ search }) => (search ? { search } : {}),
})

let list: ListModel<{ id: string }>
let views: NonNullable<ListModel<object>['views']>
function Greetings() {
  list = useList(greetingList)
  if (list.views) views = list.views
  return <p>{list.loading ? 'loading' : 'loaded'}</p>
}

const hello = pluginOf('hello', [{ path: '/app/hello', element: <Greetings /> }])

interface View {
  __typename: 'SavedView'
  id: string
  version: number
  name: string
  search: string
}

const warm: View = { __typename: 'SavedView', id: '1', version: 3, name: 'Warm ones', search: 'filter=good&tone=WARM' }

/** The views as the agency has them; mutations change them as the server would. */
let stored: View[]
const answers: Answers = {
  Greetings: { greetings: { __typename: 'GreetingPage', items: [], total: 0, endCursor: null } },
  SavedViews: () => ({ savedViews: stored }),
  CreateSavedView: ({ input }: { input: { name: string; search: string } }) => {
    const created: View = { __typename: 'SavedView', id: '2', version: 1, name: input.name, search: input.search }
    stored = [...stored, created]
    return { createSavedView: created }
  },
  UpdateSavedView: ({ id, version, input }: { id: string; version: number; input: Partial<View> }) => {
    stored = stored.map(view => (view.id === id ? { ...view, ...input, version: version + 1 } : view))
    return { updateSavedView: stored.find(view => view.id === id) }
  },
  DeleteSavedView: ({ id }: { id: string }) => {
    stored = stored.filter(view => view.id !== id)
    return { deleteSavedView: true }
  },
}

// As in Chromium and Firefox; the time that Safari is given would be most of each test.
beforeAll(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  vi.stubGlobal('cancelIdleCallback', (handle: NodeJS.Timeout) => clearTimeout(handle))
  return () => vi.unstubAllGlobals()
})

let page: RenderedPlugin
async function open(path: string, different: Answers = {}) {
  stored = [warm]
  views = { ...views, views: [] }
  page = await renderPlugin(hello, { path, answers: { ...answers, ...different } })
  await vi.waitFor(() => expect(views.views).toHaveLength(1), { timeout: 20_000 })
}
const path = (expected: string) => vi.waitFor(() => expect(page.path()).toBe(expected), 20_000)
const shown = () => shownColumns(list.columns, list.layout).map(({ id }) => id)

/** Shows a column before another one. */
const moveColumn = (before: string, id: string) => ({
  ...list.layout,
  order: ['text', id, before],
  shown: { ...list.layout.shown, [id]: true },
})
const sent = (name: string) => page.sent.filter(operation => operation.name === name).map(({ variables }) => variables)

describe('the views that a list comes with', () => {
  afterEach(() => {
    page.unmount()
    localStorage.clear()
  })

  it('are there without asking for any, and are addresses as their filters make them', async () => {
    await open('/app/hello')
    expect(views.readyMade?.map(({ name }) => name)).toEqual(['Cool ones', 'Best of the warm'])
    views.choose('best')
    await path('/app/hello?sort=TEXT_ASC&tone=WARM')
    await vi.waitFor(() => expect(views).toMatchObject({ current: 'best', changed: false }), 20_000)
    views.choose(undefined)
    await path('/app/hello')
    await vi.waitFor(() => expect(views.current).toBeUndefined(), 20_000)
  })

  it('are the current one wherever the address is theirs, in whatever order, until something else is shown', async () => {
    await open('/app/hello?tone=WARM&sort=TEXT_ASC')
    await vi.waitFor(() => expect(views.current).toBe('best'), 20_000)
    await page.go('/app/hello?tone=COOL')
    await vi.waitFor(() => expect(views.current).toBe('cool'), 20_000)
    await page.go('/app/hello?tone=COOL&filter=a')
    await vi.waitFor(() => expect(views.current).toBeUndefined(), 20_000)
  })

  it('give way to one of the agency that the address names', async () => {
    await open('/app/hello?tone=COOL&view=1')
    expect(views).toMatchObject({ current: '1', changed: true })
  })

  it('keep their names', async () => {
    await open('/app/hello?filter=evening')
    const taken = { validationErrors: [{ path: 'name' }] }
    expect(await views.saveAs(' cool ONES')).toMatchObject(taken)
    expect(await views.rename('1', 'Cool ones')).toMatchObject(taken)
    expect([...sent('CreateSavedView'), ...sent('UpdateSavedView')]).toEqual([])
  })
})

describe('the saved views of a list', () => {
  afterEach(() => {
    page.unmount()
    localStorage.clear()
  })

  it('are asked for when the rows are there', async () => {
    await open('/app/hello')
    expect(page.sent.map(({ name }) => name)).toEqual(['Greetings', 'SavedViews'])
    expect(views.views.map(({ name }) => name)).toEqual(['Warm ones'])
    expect(views.current).toBeUndefined()
  })

  it('show what they keep, and say whether something else is shown now', async () => {
    await open('/app/hello')
    views.choose('1')
    await vi.waitFor(() => expect(views.current).toBe('1'), 20_000)
    await path('/app/hello?filter=good&tone=WARM&view=1')
    expect(views.changed).toBe(false)
    await page.go('/app/hello?filter=better&view=1')
    await vi.waitFor(() => expect(views.changed).toBe(true), 20_000)
    views.choose(undefined)
    await vi.waitFor(() => expect(page.path()).toBe('/app/hello'), 20_000)
  })

  it('are saved under a name, and the new one is chosen', async () => {
    await open('/app/hello?filter=evening')
    expect(await views.saveAs('Evenings')).toBeUndefined()
    expect(sent('CreateSavedView')).toEqual([
      { input: { list: 'greetings', name: 'Evenings', search: 'columns=text.tone&filter=evening' } },
    ])
    await vi.waitFor(() => expect(views.views.map(({ name }) => name)).toEqual(['Warm ones', 'Evenings']), 20_000)
    await path('/app/hello?columns=text.tone&filter=evening&view=2')
  })

  it('are changed from the version that is known', async () => {
    await open('/app/hello?filter=evening&view=1')
    expect(await views.update()).toBeUndefined()
    await vi.waitFor(() => expect(views.changed).toBe(false), 20_000)
    expect(await views.rename('1', 'Evenings')).toBeUndefined()
    expect(sent('UpdateSavedView')).toEqual([
      { id: '1', version: 3, input: { search: 'columns=text.tone&filter=evening' } },
      { id: '1', version: 4, input: { name: 'Evenings' } },
    ])
  })

  it('keep their columns: they show them to everyone, and a change of columns is a change of the view', async () => {
    await open('/app/hello', { SavedViews: { savedViews: [{ ...warm, search: 'columns=text.author' }] } })
    expect(shown()).toEqual(['text', 'tone'])
    views.choose('1')
    await vi.waitFor(() => expect(shown()).toEqual(['text', 'author']), 20_000)
    expect(views.changed).toBe(false)
    list.onLayout(moveColumn('author', 'tone'))
    await path('/app/hello?columns=text.tone.author&view=1')
    await vi.waitFor(() => expect(shown()).toEqual(['text', 'tone', 'author']), 20_000)
    expect(views.changed).toBe(true)

    views.choose(undefined)
    await vi.waitFor(() => expect(shown(), 'the person’s own are as they were').toEqual(['text', 'tone']), 20_000)
    list.onLayout({ ...list.layout, widths: { tone: 300 } })
    views.choose('1')
    await vi.waitFor(() => expect(list.layout.widths, 'widths are the person’s').toEqual({ tone: 300 }), 20_000)
  })

  it('say in their address what their columns are, and an address is read without columns that no one knows', async () => {
    await open('/app/hello?columns=text.gone.author')
    expect(shown()).toEqual(['text', 'author'])
  })

  it('are removed, and what is shown stays', async () => {
    await open('/app/hello?filter=good&tone=WARM&view=1')
    expect(await views.remove('1')).toBeUndefined()
    await vi.waitFor(() => expect(views.views).toEqual([]), 20_000)
    await path('/app/hello?filter=good&tone=WARM')
  })

  it('say why they could not be saved', async () => {
    const validationErrors = [{ path: 'name', message: 'Another view of this list has this name.' }]
    await open('/app/hello', {
      CreateSavedView: failing({ code: 'VALIDATION_FAILED', validationErrors }, { createSavedView: null }),
    })
    expect(await views.saveAs('Warm ones')).toMatchObject({ validationErrors })
    await path('/app/hello')
  })

  it('that are gone are not chosen, whatever the address says', async () => {
    await open('/app/hello?view=long-gone')
    expect(views.current).toBeUndefined()
    expect(views.changed).toBe(false)
  })
})
