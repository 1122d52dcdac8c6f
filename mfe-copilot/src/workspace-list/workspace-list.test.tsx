import { failing, pending, type RenderedPlugin, renderPlugin, type StageOptions } from '@coverdesk/plugin-sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import plugin from '../plugin'
import { answerWorkspaces, choiceAnswers, workspaceRow, workspaceRows } from '../testing/workspaces.fixtures'
import { workspaceList } from './workspace-list'

const storageKey = 'cara_workspaces_default_view'

let rendered: RenderedPlugin
const open = async (path = '/app/workspaces', rows = workspaceRows(3), answers: StageOptions['answers'] = {}) => {
  rendered = await renderPlugin(plugin, {
    path,
    answers: {
      SavedViews: { savedViews: [] },
      ...choiceAnswers,
      CaraWorkspaces: answerWorkspaces(rows),
      ...answers,
    },
  })
}
const eventually = (holds: () => void) => vi.waitFor(holds, 10_000)
const says = (text: string) => eventually(() => expect(rendered.page.textContent).toContain(text))
const sentAs = (name: string) => rendered.sent.filter(sent => sent.name === name).map(({ variables }) => variables)
const stored = () => JSON.parse(localStorage.getItem(storageKey) ?? 'null')
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)

beforeEach(() => localStorage.clear())
afterEach(() => rendered.unmount())

describe('the list of workspaces', () => {
  it('has its title and description, and the columns of the specification', async () => {
    await open()
    await says('3 workspaces')
    await says("Copilot workspaces you've created to interact with Cara")
    const shown = workspaceList.columns.filter(({ hidden }) => !hidden).map(({ header }) => header)
    expect(shown).toEqual(['Title', 'Status', 'Client', 'User', 'Last Updated'])
  })

  it.each([
    ['status=WAITING_FOR_INPUT', { filter: { status: 'WAITING_FOR_INPUT' } }],
    ['user=user-2', { filter: { userId: 'user-2' } }],
    ['preset=CONTRACT_REVIEW', { filter: { preset: 'CONTRACT_REVIEW' } }],
    ['preset=p1', { filter: { customPresetId: 'p1' } }],
    ['date=today', { filter: { updatedFrom: expect.stringMatching(/^\d{4}-/) } }],
    ['archived=yes', { filter: { isArchived: true } }],
    ['filter=bay', { search: 'bay' }],
    ['group=client', { sort: 'CLIENT_ASC' }],
    ['group=date&sort=DATE_ASC', { sort: 'DATE_ASC' }],
    ['sort=PRESET_ASC', { sort: 'PRESET_ASC' }],
  ])('asks for what its address says: ?%s', async (search, variables) => {
    await open(`/app/workspaces?${search}`)
    await eventually(() => expect(sentAs('CaraWorkspaces')[0]).toMatchObject(variables))
  })

  it('narrows to one’s own workspaces by one’s own id', async () => {
    await open('/app/workspaces?user=me')
    await eventually(() => expect(sentAs('CaraWorkspaces')[0]).toMatchObject({ filter: { userId: 'user-1' } }))
    await says('User: Me')
  })

  it.each([
    ['client', 'Bayview Marine Services LLC', 'No client'],
    ['preset', 'Certificate Review', 'No preset'],
    ['status', 'Waiting', 'Idle'],
    ['user', 'Maya Reyes', 'Maya Reyes'],
  ])('puts its rows under headings by %s', (group, first, third) => {
    const heading = (index: number) => workspaceList.groups?.[group]?.headingOf(workspaceRow(index), {})
    expect([heading(0), heading(2)]).toEqual([first, third])
  })

  it('offers the five orders of the specification', async () => {
    await open()
    await eventually(() => expect(button('Sort: Date')).toBeDefined())
    expect(workspaceList.sorts?.map(({ label }) => label)).toEqual(['Client', 'Date', 'Preset', 'Status', 'User'])
  })

  it('says that it is loading', async () => {
    await open(undefined, [], { CaraWorkspaces: pending })
    await eventually(() =>
      expect(rendered.page.innerHTML).toContain('Loading Cara workspaces... This might take a moment'),
    )
  })

  it('says what to do where there are none', async () => {
    await open(undefined, [])
    await says('No workspaces found')
    await says('Create a copilot workspace to get started')
  })

  it('has a command of the palette for each of its views', () => {
    const commands = new Map(plugin.commands?.map(({ id, to }) => [id, to]))
    expect(workspaceList.views?.map(({ id }) => commands.get(`copilot.${id}`))).toEqual([
      '/app/workspaces?user=me',
      '/app/workspaces?status=WAITING_FOR_INPUT&user=me',
      '/app/workspaces?archived=yes',
    ])
  })
})

describe('the view of the list', () => {
  it('is remembered under the key of the specification', async () => {
    await open('/app/workspaces?status=IDLE&user=me&date=week&preset=p1&group=date&sort=DATE_ASC')
    await eventually(() =>
      expect(stored()).toEqual({
        statusFilter: 'IDLE',
        userFilter: 'me',
        dateFilter: 'week',
        presetFilter: 'p1',
        groupBy: 'date',
        sortBy: 'DATE_ASC',
      }),
    )
  })

  it('is opened where the address says nothing', async () => {
    localStorage.setItem(storageKey, JSON.stringify({ statusFilter: 'IDLE', groupBy: 'client', sortBy: null }))
    await open()
    await eventually(() => expect(rendered.path()).toBe('/app/workspaces?status=IDLE&group=client'))
    expect(sentAs('CaraWorkspaces')).toMatchObject([{ filter: { status: 'IDLE' }, sort: 'CLIENT_ASC' }])
  })

  it('gives way to an address that says something', async () => {
    localStorage.setItem(storageKey, JSON.stringify({ statusFilter: 'IDLE' }))
    await open('/app/workspaces?archived=yes')
    await says('No workspaces found')
    expect(rendered.path()).toBe('/app/workspaces?archived=yes')
  })

  it('is forgotten once its filters are cleared', async () => {
    localStorage.setItem(storageKey, JSON.stringify({ statusFilter: 'CREATED' }))
    await open()
    await eventually(() => expect(button('Clear filter')).toBeDefined())
    button('Clear filter')?.click()
    await says('3 workspaces')
    expect(rendered.path()).toBe('/app/workspaces')
    await eventually(() => expect(stored()).toMatchObject({ statusFilter: null }))
  })

  it.each(['no JSON', '[]', 'null', '{"statusFilter":"ROBOT","userFilter":7}'])(
    'is as the list begins when what is stored can’t be read: %s',
    async text => {
      localStorage.setItem(storageKey, text)
      await open()
      await says('3 workspaces')
    },
  )
})

describe('chosen workspaces', () => {
  const archived = (ids: string[], archivedAt: string | null) => ({
    archiveCaraWorkspaces: ids.map(id => workspaceRow(Number(id) - 1, { version: 2, archivedAt })),
  })
  const chosen = '#selected=1'

  it('are archived, and come back by Undo', async () => {
    await open(`/app/workspaces${chosen}`, undefined, {
      ArchiveCaraWorkspaces: archived(['1'], '2026-11-21T18:00:00Z'),
    })
    await eventually(() => expect(button('Archive')).toBeDefined())
    button('Archive')?.click()
    await eventually(() => expect(rendered.toasts().map(({ text }) => text)).toEqual(['1 workspace archived']))
    await eventually(() => expect(document.querySelector('[role=toolbar]')).toBeNull())
    rendered.toasts()[0]?.action?.run()
    await eventually(() => expect(rendered.toasts().at(-1)?.text).toBe('1 workspace unarchived'))
    expect(sentAs('ArchiveCaraWorkspaces')).toEqual([
      { workspaceIds: ['1'], archive: true },
      { workspaceIds: ['1'], archive: false },
    ])
  })

  it('are unarchived where archived ones are shown', async () => {
    const rows = workspaceRows(3).map(row => ({ ...row, archivedAt: '2026-11-21T18:00:00Z' }))
    await open(`/app/workspaces?archived=yes${chosen}`, rows, { ArchiveCaraWorkspaces: archived(['1'], null) })
    await eventually(() => expect(button('Unarchive')).toBeDefined())
    button('Unarchive')?.click()
    await eventually(() => expect(rendered.toasts().map(({ text }) => text)).toEqual(['1 workspace unarchived']))
    expect(sentAs('ArchiveCaraWorkspaces')).toEqual([{ workspaceIds: ['1'], archive: false }])
  })

  it('stay chosen when they could not be archived', async () => {
    const refused = failing({ code: 'NOT_FOUND', message: 'A workspace does not exist, or it was removed.' })
    await open(`/app/workspaces${chosen}`, undefined, { ArchiveCaraWorkspaces: refused })
    await eventually(() => expect(button('Archive')).toBeDefined())
    button('Archive')?.click()
    await eventually(() =>
      expect(rendered.toasts()).toMatchObject([
        { tone: 'error', text: 'A workspace does not exist, or it was removed.' },
      ]),
    )
    expect(document.querySelector('[role=toolbar]')?.textContent).toContain('1 selected')
  })
})
