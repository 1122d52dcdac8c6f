import type { TypedDocumentNode } from 'urql'
import { describe, expect, it } from 'vitest'
import {
  readAddress,
  readyMadeSearch,
  viewSearch,
  withFilter,
  withGroup,
  withListSort,
  withParameter,
  withSearch,
  withSort,
} from './list-address'
import { defineList, type FilterDefinition } from './list-definition'
import { listVariables } from './list-variables'
import { readSelection, writeSelection } from './selection-address'

type Variables = {
  search?: string
  type?: 'BUSINESS' | 'INDIVIDUAL'
  sort?: 'NAME_ASC' | 'NAME_DESC'
  phones?: boolean
}

const clients = defineList({
  id: 'clients',
  document: {} as TypedDocumentNode<{ clients: { items: { id: string }[]; total: number } }, Variables>,
  pageOf: data => data.clients,
  order: 'NAME_ASC',
  columns: [
    { id: 'name', header: 'Name', cell: () => null, sort: { ascending: 'NAME_ASC', descending: 'NAME_DESC' } },
    { id: 'phone', header: 'Phone', cell: () => null, hidden: true },
  ],
  filters: {
    type: {
      label: 'Type',
      options: [
        { value: 'BUSINESS' as const, label: 'Business' },
        { value: 'INDIVIDUAL' as const, label: 'Individual' },
      ],
    },
  },
  variables: ({ search, filters, sort, shows }) => ({
    ...(search && { search }),
    ...filters,
    ...(sort && { sort }),
    ...(shows('phone') && { phones: true }),
  }),
})

const read = (search: string) => readAddress(clients, new URLSearchParams(search))
const plain = { order: [], shown: {}, widths: {} }

describe('the address of a list', () => {
  it('says the filter, the order, the columns and the view', () => {
    expect(read('filter=bay&type=BUSINESS&sort=NAME_DESC&columns=name.phone&view=7')).toEqual({
      search: 'bay',
      filters: { type: 'BUSINESS' },
      sort: 'NAME_DESC',
      columns: ['name', 'phone'],
      view: '7',
    })
  })

  it('is read without what no one knows: people edit addresses', () => {
    expect(read('type=ROBOT&sort=name; drop table&color=red')).toEqual({
      search: '',
      filters: {},
      sort: 'NAME_ASC',
      view: undefined,
    })
  })

  it('keeps everything else when one thing changes, and names nothing that is as the list begins', () => {
    const parameters = new URLSearchParams('filter=bay&type=BUSINESS')
    expect(String(withSort(parameters, 'NAME_DESC'))).toBe('filter=bay&type=BUSINESS&sort=NAME_DESC')
    expect(String(withSearch(parameters, ''))).toBe('type=BUSINESS')
    expect(String(withParameter(parameters, 'type', undefined))).toBe('filter=bay')
  })

  it('asks for nothing but the page when it says nothing, as the first query of the HTML does', () => {
    expect(listVariables(clients, read(''), plain)).toEqual({})
    expect(listVariables(clients, read('sort=NAME_ASC'), plain)).toEqual({})
    expect(listVariables(clients, read('filter=b&sort=NAME_DESC'), { ...plain, shown: { phone: true } })).toEqual({
      search: 'b',
      sort: 'NAME_DESC',
      phones: true,
    })
  })

  it('is the same view in whatever order its parts come', () => {
    const one = viewSearch(read('type=BUSINESS&filter=bay&sort=NAME_ASC'), clients)
    expect(one).toBe('filter=bay&type=BUSINESS')
    expect(viewSearch(read('filter=bay&view=7&type=BUSINESS'), clients)).toBe(one)
    expect(viewSearch(read('type=BUSINESS&columns=name.phone'), clients)).toBe('columns=name.phone&type=BUSINESS')
  })
})

describe('a filter with an initial value', () => {
  const requests = defineList({
    ...clients,
    id: 'requests',
    filters: { type: { ...clients.filters.type, initial: 'BUSINESS' } },
  })
  const shown = (search: string) => readAddress(requests, new URLSearchParams(search))

  it.each([
    ['', { type: 'BUSINESS' }],
    ['type=INDIVIDUAL', { type: 'INDIVIDUAL' }],
    ['type=all', {}],
    ['type=ROBOT', { type: 'BUSINESS' }],
  ])('shows with the address ?%s %j', (search, filters) => {
    expect(shown(search).filters).toEqual(filters)
    expect(listVariables(requests, shown(search), plain)).toEqual(filters)
  })

  it('is written only when another value is chosen', () => {
    const written = (value: string | undefined) =>
      String(withFilter(new URLSearchParams('filter=bay'), 'type', { value, initial: 'BUSINESS' }))
    expect(written('BUSINESS')).toBe('filter=bay')
    expect(written('INDIVIDUAL')).toBe('filter=bay&type=INDIVIDUAL')
    expect(written(undefined)).toBe('filter=bay&type=all')
  })

  it('is part of a view that shows any value', () => {
    expect(viewSearch(shown('type=all'), requests)).toBe('type=all')
    expect(viewSearch(shown(''), requests)).toBe('')
    expect(readyMadeSearch({ id: 'all', name: 'All', filters: {} }, requests)).toBe('type=all')
  })
})

describe('a list that can be grouped', () => {
  const grouped = defineList({
    ...clients,
    id: 'grouped',
    order: 'NAME_DESC',
    groups: {
      letter: { label: 'Letter', sorts: ['NAME_ASC'], headingOf: ({ id }: { id: string }) => id.slice(0, 1) },
      length: { label: 'Length', sorts: ['NAME_DESC', 'NAME_ASC'], headingOf: ({ id }) => String(id.length) },
    },
    views: [{ id: 'letters', name: 'Letters', filters: { type: 'BUSINESS' }, group: 'letter' }],
  })
  const shown = (search: string) => readAddress(grouped, new URLSearchParams(search))

  it.each([
    ['', undefined, 'NAME_DESC', {}],
    ['group=letter', 'letter', 'NAME_ASC', { sort: 'NAME_ASC' }],
    ['group=letter&sort=NAME_DESC', 'letter', 'NAME_ASC', { sort: 'NAME_ASC' }],
    ['group=length&sort=NAME_ASC', 'length', 'NAME_ASC', { sort: 'NAME_ASC' }],
    ['group=toString', undefined, 'NAME_DESC', {}],
  ])('is in an order that keeps its groups together: ?%s', (search, group, sort, variables) => {
    expect(shown(search)).toMatchObject({ group, sort })
    expect(listVariables(grouped, shown(search), plain)).toEqual(variables)
  })

  it('takes the order of the group that is chosen', () => {
    const sorted = new URLSearchParams('filter=bay&sort=NAME_ASC')
    expect(String(withGroup(sorted, 'letter'))).toBe('filter=bay&group=letter')
    expect(String(withGroup(new URLSearchParams('group=letter'), undefined))).toBe('')
  })

  it('gives its groups up for an order that would tear them apart', () => {
    const inOrder = (search: string, sort: string, group: string) =>
      String(withListSort(new URLSearchParams(search), sort, grouped, group))
    expect(inOrder('group=letter', 'NAME_DESC', 'letter')).toBe('')
    expect(inOrder('group=length', 'NAME_ASC', 'length')).toBe('group=length&sort=NAME_ASC')
    expect(inOrder('group=length&sort=NAME_ASC', 'NAME_DESC', 'length')).toBe('group=length')
  })

  it('keeps its groups in a view', () => {
    expect(viewSearch(shown('group=letter&type=BUSINESS'), grouped)).toBe('group=letter&type=BUSINESS')
    const [letters] = grouped.views ?? []
    expect(letters && readyMadeSearch(letters, grouped)).toBe('group=letter&type=BUSINESS')
  })
})

describe('the chosen rows in the address', () => {
  const some = (...keys: string[]) => ({ kind: 'some' as const, keys: new Set(keys) })
  const but = (...keys: string[]) => ({ kind: 'all' as const, except: new Set(keys) })

  it.each([[some('a', 'b,c', 'ü')], [but()], [but('a')], [some()]])('come back as they were: %j', rows => {
    expect(readSelection(writeSelection(rows))).toEqual(rows)
  })

  it('are not written when they are too many for an address, and not read from another fragment', () => {
    expect(writeSelection(some(...Array.from({ length: 101 }, (_, index) => String(index))))).toBe('')
    expect(readSelection('#section')).toEqual(some())
    expect(readSelection('#selected=%zz')).toEqual(some('%zz'))
  })
})

describe('a filter', () => {
  const filters: Record<'person' | 'from', FilterDefinition<string>> = {
    person: { label: 'Person' },
    from: { label: 'From', kind: 'day' },
  }
  const log = defineList({
    id: 'log',
    document: {} as TypedDocumentNode<{ log: { items: { id: string }[]; total: number } }, Record<string, string>>,
    pageOf: data => data.log,
    columns: [],
    filters,
    variables: ({ filters: set }) => ({ ...set }) as Record<string, string>,
  })
  const filtersOf = (search: string) => readAddress(log, new URLSearchParams(search)).filters

  it('of what the server names takes any id, and none that is no id', () => {
    expect(filtersOf('person=66000000000000000000')).toEqual({ person: '66000000000000000000' })
    expect(filtersOf('person=<b>')).toEqual({})
  })

  it('by a day takes days of the calendar only', () => {
    expect(filtersOf('from=2026-11-20')).toEqual({ from: '2026-11-20' })
    expect(filtersOf('from=2026-13-45')).toEqual({})
    expect(filtersOf('from=soon')).toEqual({})
  })
})
