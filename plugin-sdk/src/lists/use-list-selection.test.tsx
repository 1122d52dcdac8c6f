import type { ListModel } from '@coverdesk/design-system'
import { Outlet } from 'react-router'
import { gql } from 'urql'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineList, useList } from '..'
import { publishChanges } from '../live/changes-exchange'
import type { RecordChange } from '../live/record-change'
import { type RenderedPlugin, renderPlugin } from '../testing'
import { pluginOf } from '../testing/plugin-of'

interface Greetings {
  greetings: { items: { id: string }[]; total: number; endCursor: string | null }
}

const greetingList = defineList({
  id: 'greetings',
  document: gql<Greetings, { after?: string | null }>`
    query Greetings($after: String) { greetings(after: $after) { items { id } total endCursor } }`,
  pageOf: data => data.greetings,
  columns: [],
  filters: { type: { label: 'Type', options: [{ value: 'BUSINESS', label: 'Business' }] } },
  variables: () => ({}),
})

const nothing = { rows: [] as readonly { id: string }[] } as ListModel<{ id: string }>
let list = nothing
function List() {
  list = useList(greetingList)
  return null
}

/** What is drawn before the list makes it hear late of another address. */
const Greetings = () => (
  <>
    <Outlet />
    <List />
  </>
)

/** Takes half a second until it is drawn, longer than chosen rows wait for the address; other work continues in between. */
const SlowDialog = () => lines.map(line => <SlowLine key={line} />)
const lines = Array.from({ length: 60 }, (_, line) => line)
function SlowLine() {
  const end = performance.now() + 8
  while (performance.now() < end);
  return '.'
}
const drawn = '.'.repeat(lines.length)

/** How long a filter takes, in milliseconds: longer than chosen rows wait for the address. */
const filterTakes = 400
const loader = ({ request }: { request: Request }) =>
  new Promise(loaded => setTimeout(loaded, request.url.includes('filter') ? filterTakes : 0, null))

const children = [
  { path: 'dialog', element: <SlowDialog />, loader },
  { path: 'dialog/at-once', element: <SlowDialog /> },
]
const elsewhere = { path: '/app/hello-elsewhere', element: <p>Elsewhere</p> }
const hello = pluginOf('hello', [{ path: '/app/hello', element: <Greetings />, loader, children }, elsewhere])

let page: RenderedPlugin

/** Opens the list with rows chosen, by their ids. There is a second page unless `whole` says that this is all. */
async function open(selected: string, { whole = false } = {}) {
  list = nothing
  const items = ['1', '2', '3'].map(id => ({ __typename: 'Greeting', id }))
  const greetings = { __typename: 'Page', items, total: whole ? 3 : 90, endCursor: whole ? null : '3' }
  page = await renderPlugin(hello, {
    path: `/app/hello#selected=${selected}`,
    answers: { Greetings: { greetings }, SavedViews: { savedViews: [] } },
  })
  await vi.waitFor(() => expect(list.rows).toHaveLength(3), 20_000)
}

const deleted = (...ids: string[]) =>
  publishChanges(ids.map(id => ({ id, typename: 'Greeting', kind: 'DELETED', number: 1 }) as RecordChange))
const chosen = (rows: ListModel<object>['selection']['rows']) =>
  vi.waitFor(() => expect(list.selection.rows).toEqual(rows), 20_000)

describe('the chosen rows of a list', () => {
  afterEach(() => page.unmount())

  it('are without those that are deleted elsewhere, and the address follows', async () => {
    await open('1,2,77')
    deleted('2', '3')
    await chosen({ kind: 'some', keys: new Set(['1', '77']) })
    await vi.waitFor(() => expect(page.path()).toBe('/app/hello#selected=1,77'), 20_000)
    deleted('77')
    await chosen({ kind: 'some', keys: new Set(['1']) })
  })

  it('stay all but those that were taken out, one of which is deleted', async () => {
    await open('all,1,2')
    deleted('2')
    await chosen({ kind: 'all', except: new Set(['1']) })
  })

  it('are without those that the whole list does not hold', async () => {
    await open('1,77', { whole: true })
    await chosen({ kind: 'some', keys: new Set(['1']) })
  })

  it.each([248, 250, 252, 254, 256])('do not call off a filter that begins %i ms later', async later => {
    await open('1')
    list.selection.onChange({ kind: 'some', keys: new Set(['1', '2']) })
    await new Promise(next => setTimeout(next, later))
    await page.go('/app/hello?filter=short')
    expect(page.path()).toContain('?filter=short')
  })

  it('do not call off a filter that is on its way', async () => {
    await open('1')
    list.selection.onChange({ kind: 'some', keys: new Set(['1', '2']) })
    await page.go('/app/hello?filter=short')
    expect(page.path()).toContain('?filter=short')
  })

  it('do not take away a dialog that is open and not drawn yet', async () => {
    await open('1')
    list.selection.onChange({ kind: 'some', keys: new Set(['1', '2']) })
    await page.go('/app/hello/dialog/at-once')
    await vi.waitFor(() => expect(page.page.textContent).toBe(drawn), 20_000)
    expect(page.path()).toBe('/app/hello/dialog/at-once')
  })

  it('may be on a page that has not arrived', async () => {
    await open('1,77')
    expect(list.selection.rows).toEqual({ kind: 'some', keys: new Set(['1', '77']) })
  })
})

describe('the address of a list', () => {
  afterEach(() => page.unmount())

  it('has the second change beside the first, which is still on its way', async () => {
    await open('')
    list.onSearch('bay')
    list.filters[0]?.onChange('BUSINESS')
    await vi.waitFor(() => expect(page.path()).toBe('/app/hello?filter=bay&type=BUSINESS'), 20_000)
  })

  it('has the filter that is told while a dialog is on its way, and the dialog keeps its own', async () => {
    await open('')
    const opened = page.go('/app/hello/dialog?ids=1.2&filter=b')
    list.onSearch('bay')
    await opened
    await vi.waitFor(() => expect(page.path()).toBe('/app/hello/dialog?ids=1.2&filter=bay'), 20_000)
  })

  it('has the filter that is told before an open dialog is drawn', async () => {
    await open('')
    await page.go('/app/hello/dialog?ids=1.2')
    list.onSearch('bay')
    await vi.waitFor(() => expect(page.path()).toBe('/app/hello/dialog?ids=1.2&filter=bay'), 20_000)
  })

  it('is left alone by a filter that is told when its list is gone', async () => {
    await open('')
    const { onSearch } = list
    await page.go('/app/hello-elsewhere')
    await vi.waitFor(() => expect(page.page.textContent).toBe('Elsewhere'), 20_000)
    onSearch('bay')
    expect(page.path()).toBe('/app/hello-elsewhere')
  })
})
