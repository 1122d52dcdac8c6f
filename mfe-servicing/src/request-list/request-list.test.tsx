import { showTimesIn } from '@coverdesk/design-system'
import { pending, type RenderedPlugin, renderPlugin, type StageOptions } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import plugin from '../plugin'
import { answerRequests, formAnswers, requestRow, requestRows } from '../testing/requests.fixtures'
import { requestColumns } from './request-columns'
import { requestList } from './request-list'

let rendered: RenderedPlugin
const open = async (ServiceRequests: NonNullable<StageOptions['answers']>[string], path = '/app/servicing') => {
  rendered = await renderPlugin(plugin, {
    path,
    answers: { SavedViews: { savedViews: [] }, ...formAnswers, ServiceRequests },
  })
}
const says = (text: string) => vi.waitFor(() => expect(rendered.page.textContent).toContain(text), 10_000)
const asked = () => rendered.sent.find(({ name }) => name === 'ServiceRequests')?.variables

describe('the list of service requests', () => {
  afterEach(() => rendered?.unmount())

  it('has its title and description, and the columns of the specification', async () => {
    await open(answerRequests(requestRows(3)))
    await says('3 service requests')
    await says('Service requests from your customers')
    const text = rendered.page.textContent ?? ''
    for (const heading of ['Customer', 'Status', 'Request Type', 'Assignee', 'Due Date', 'Opened At']) {
      expect(text).toContain(heading)
    }
    expect(requestList.columns.map(({ header }) => header)).toEqual([
      ...['Customer', 'Status', 'Request Type', 'Assignee', 'Due Date', 'Opened At'],
    ])
  })

  it('writes due dates and when a request was opened into files as ISO dates', () => {
    const words = (id: string) => Object.values(requestColumns.find(column => column.id === id)?.csv ?? {})[0]
    showTimesIn('America/Los_Angeles')
    expect(words('due')?.(requestRow(0))).toBe('2026-11-27')
    expect(words('opened')?.(requestRow(0))).toBe('2026-11-20 10:05')
  })

  it('asks for open requests unless its address names another status', async () => {
    await open(answerRequests(requestRows(1)))
    await says('1 service request')
    expect(asked()).toMatchObject({ state: 'OPEN' })
  })

  it.each([
    ['?state=all', undefined],
    ['?state=CLOSED', 'CLOSED'],
  ])('asks for the status that its address names: %s', async (search, state) => {
    await open(answerRequests([]), `/app/servicing${search}`)
    await says('No service requests found')
    expect(asked()?.['state']).toBe(state)
  })

  it.each([
    ['?assigned=me&waiting=no', { isMine: true, isWaiting: false, state: 'OPEN' }],
    ['?assigned=none', { isUnassigned: true }],
    ['?assigned=user-2', { assigneeId: 'user-2' }],
    ['?loss=yes&type=QUESTION', { isLoss: true, type: 'QUESTION' }],
    ['?waiting=yes', { isWaiting: true }],
    ['?group=assignee', { sort: 'ASSIGNEE_ASC' }],
    ['?group=due&sort=DUE_AT_DESC', { sort: 'DUE_AT_DESC' }],
  ])('asks for what its address says: %s', async (search, variables) => {
    await open(answerRequests(requestRows(1)), `/app/servicing${search}`)
    await says('1 service request')
    expect(asked()).toMatchObject(variables)
  })

  it.each([
    ['assignee', 'Maya Reyes', 'Unassigned'],
    ['type', 'Create Certificate', 'Quote Request'],
    ['account', 'Bayview Marine Services LLC', 'Sunset Taqueria'],
  ])('puts its rows under headings by %s', (group, first, third) => {
    const heading = (index: number) => requestList.groups?.[group]?.headingOf(requestRow(index), {})
    expect([heading(0), heading(2)]).toEqual([first, third])
  })

  it('calls what is past overdue only where all requests are open', () => {
    const past = { ...requestRow(0), dueAt: '2020-01-01T08:00:00Z' }
    const heading = (state?: 'OPEN') => requestList.groups?.['due']?.headingOf(past, state ? { state } : {})
    expect([heading('OPEN'), heading()]).toEqual(['Overdue', 'Before today'])
  })

  it('says that it is loading', async () => {
    await open(pending)
    await vi.waitFor(
      () => expect(rendered.page.innerHTML).toContain('Loading service requests... This might take a moment.'),
      20_000,
    )
  })

  it('says that clients have made none', async () => {
    await open(answerRequests([]))
    await says('No service requests found')
    await says("Your clients haven't made any service requests yet.")
  })

  it('comes with its views, each with a command of the palette', async () => {
    const commands = new Map(plugin.commands?.map(({ id, to }) => [id, to]))
    expect(requestList.views?.map(({ name }) => name)).toEqual([
      ...['Mine', 'Unassigned', 'Due this week', 'Overdue', 'Closed'],
    ])
    for (const { id } of requestList.views ?? []) {
      await open(answerRequests(requestRows(1)), commands.get(`servicing.${id}`))
      await says(requestList.views?.find(view => view.id === id)?.name ?? '')
      rendered.unmount()
    }
    await open(answerRequests([]))
  })
})
