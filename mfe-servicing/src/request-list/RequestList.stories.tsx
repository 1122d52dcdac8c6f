import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { answerRequests, requestRow, requestRows } from '../testing/requests.fixtures'
import { ServicingPage } from '../testing/ServicingPage'

const sent = fn().mockName('sent')

const meta = {
  title: 'Screens/Servicing/List',
  component: ServicingPage,
  args: { path: '/app/servicing', answers: { ServiceRequests: answerRequests(requestRows(40)) }, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ServicingPage>

export default meta
type Story = StoryObj<typeof meta>

/** Open requests, unless another status is chosen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('40 service requests')
    const [row] = await canvas.findAllByRole('link', { name: /Bayview/ })
    await expect(row).toHaveAttribute('href', '/app/servicing/1/overview')
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ variables: expect.objectContaining({ state: 'OPEN' }) }),
    )
  },
}

export const Empty: Story = {
  args: { answers: { ServiceRequests: answerRequests([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText("Your clients haven't made any service requests yet.")
  },
}

export const Failed: Story = {
  args: {
    answers: {
      ServiceRequests: failing(
        {
          code: 'SUBGRAPH_UNAVAILABLE',
          message: 'Service requests are not available at the moment. Try again in a minute.',
          requestId: '01HZX4K7T2M9Q3',
        },
        { serviceRequests: null },
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

const dueIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const waiting = {
  __typename: 'ServiceRequestWaiting',
  on: 'CLIENT',
  followUpOn: '2026-12-03',
} as const

/** Of a client without an account, of no one, and with everything that a request can be. */
const unusual = [
  { ...requestRow(0), customerName: null, assignee: null, dueAt: null },
  { ...requestRow(1), customerName: long, isLoss: true, waiting, dueAt: dueIn(-3) },
  { ...requestRow(2), state: 'CLOSED' as const, dueAt: dueIn(-3) },
  { ...requestRow(3), dueAt: dueIn(0), isLoss: true },
  { ...requestRow(4), dueAt: dueIn(2), waiting },
]

export const UnusualRows: Story = {
  args: { path: '/app/servicing?state=all', answers: { ServiceRequests: answerRequests(unusual) } },
  play: async ({ canvas }) => {
    await canvas.findByText('5 service requests')
    await expect(canvas.getByText('3 days overdue')).toBeVisible()
    await expect(canvas.getByText('2 days left')).toBeVisible()
    await expect(canvas.getAllByText('Waiting on client until Dec 3')).toHaveLength(2)
    await expect(canvas.getAllByText('Loss')).toHaveLength(2)
  },
}

const byDueDate = [-3, 0, 0, 1, 9].map((days, index) => ({ ...requestRow(index), dueAt: dueIn(days) }))

/** Headings stand in the order of the server; `j` and `k` pass them. */
export const GroupedByDueDate: Story = {
  args: {
    path: '/app/servicing?group=due',
    answers: { ServiceRequests: answerRequests([...byDueDate, { ...requestRow(5), dueAt: null }]) },
  },
  play: async ({ canvas, userEvent }) => {
    const headings = await canvas.findAllByRole('rowheader')
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      ...['Overdue1', 'Today2', 'Tomorrow1', 'Later1', 'No due date1'],
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Group: Due date' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'No groups' }))
    await waitFor(() => expect(canvas.queryByRole('rowheader')).toBeNull())
  },
}

const assigned = { __typename: 'ServiceRequestBulkUpdate', updated: [], skippedIds: ['1', '2'] }

/** Chosen rows are assigned together, with the versions that the list shows. */
export const AssignsTheChosen: Story = {
  args: {
    path: '/app/servicing/assign?ids=1.2',
    answers: {
      ServiceRequests: answerRequests(requestRows(5)),
      UpdateServiceRequests: { updateServiceRequests: assigned },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Assign 2 requests' })
    await userEvent.click(screen.getByRole('combobox', { name: 'Assignee' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Daniel Okonkwo' }))
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    const changes = ['1', '2'].map(id => ({ id, version: 1, assigneeId: 'user-2' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ variables: { changes } })))
    // What is behind a dialog has no role before that is gone.
    await canvas.findByRole('heading', { level: 1, name: 'Servicing' })
  },
}

export const SetsTheDueDate: Story = {
  args: { path: '/app/servicing/due-date?ids=1.2' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Set due date of 2 requests' })
  },
}
