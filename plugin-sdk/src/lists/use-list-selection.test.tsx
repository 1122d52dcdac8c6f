import type { ListModel } from '@coverdesk/design-system'
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
  filters: {},
  variables: () => ({}),
})

const nothing = { rows: [] as readonly { id: string }[] } as ListModel<{ id: string }>
let list = nothing
function Greetings() {
  list = useList(greetingList)
  return null
}

/** How long a filter takes, in milliseconds: longer than chosen rows wait for the address. */
const filterTakes = 400
const loader = ({ request }: { request: Request }) =>
  new Promise(loaded => setTimeout(loaded, request.url.includes('filter') ? filterTakes : 0, null))

const hello = pluginOf('hello', [{ path: '/app/hello', element: <Greetings />, loader }])

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
  await vi.waitFor(() => expect(list.rows).toHaveLength(3))
}

const deleted = (...ids: string[]) =>
  publishChanges(ids.map(id => ({ id, typename: 'Greeting', kind: 'DELETED', number: 1 }) as RecordChange))
const chosen = (rows: ListModel<object>['selection']['rows']) =>
  vi.waitFor(() => expect(list.selection.rows).toEqual(rows))

describe('the chosen rows of a list', () => {
  afterEach(() => page.unmount())

  it('are without those that are deleted elsewhere, and the address follows', async () => {
    await open('1,2,77')
    deleted('2', '3')
    await chosen({ kind: 'some', keys: new Set(['1', '77']) })
    await vi.waitFor(() => expect(page.path()).toBe('/app/hello#selected=1,77'))
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

  it('may be on a page that has not arrived', async () => {
    await open('1,77')
    expect(list.selection.rows).toEqual({ kind: 'some', keys: new Set(['1', '77']) })
  })
})
