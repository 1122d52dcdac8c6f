import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CopilotPage } from '../testing/CopilotPage'
import { answerWorkspaces, choiceAnswers, workspaceRow, workspaceRows } from '../testing/workspaces.fixtures'

const sent = fn().mockName('sent')
const answersOf = (rows: ReturnType<typeof workspaceRows>) => ({
  ...choiceAnswers,
  CaraWorkspaces: answerWorkspaces(rows),
})

const meta = {
  title: 'Screens/Workspaces/List',
  component: CopilotPage,
  args: { path: '/app/workspaces', answers: answersOf(workspaceRows(40)), onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  // The list remembers its view in this browser.
  beforeEach: () => localStorage.removeItem('cara_workspaces_default_view'),
} satisfies Meta<typeof CopilotPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('40 workspaces')
    const row = await canvas.findByRole('link', { name: 'Certificate question 1' })
    await expect(row).toHaveAttribute('href', '/app/workspaces/1')
    await canvas.findByText("Copilot workspaces you've created to interact with Cara")
    await expect(canvas.getByPlaceholderText('Start typing to filter...')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { answers: answersOf([]) },
  play: async ({ canvas }) => {
    await canvas.findByText('No workspaces found')
    await canvas.findByText('Create a copilot workspace to get started')
  },
}

export const Failed: Story = {
  args: {
    answers: {
      ...choiceAnswers,
      CaraWorkspaces: failing(
        {
          code: 'SUBGRAPH_UNAVAILABLE',
          message: 'The copilot is not available at the moment. Try again in a minute.',
          requestId: '01HZX4K7T2M9Q3',
        },
        { caraWorkspaces: null },
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const byDate = [0, 0, 1, 5, 20, 200, 500].map((days, index) => workspaceRow(index, { updatedAt: daysAgo(days) }))

/** Specification 3 §9. */
export const GroupedByDate: Story = {
  args: { path: '/app/workspaces?group=date', answers: answersOf(byDate) },
  play: async ({ canvas, userEvent }) => {
    const headings = await canvas.findAllByRole('rowheader')
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      ...['Today2', 'Yesterday1', 'Past week1', 'Past month1', 'Past year1', 'Older1'],
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Group: Date' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'No groups' }))
    await waitFor(() => expect(canvas.queryByRole('rowheader')).toBeNull())
  },
}

/** The menu has the five orders of specification 3 §9, and always one of them. */
export const IsSorted: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('40 workspaces')
    await userEvent.click(canvas.getByRole('button', { name: 'Sort: Date' }))
    const names = (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent)
    await expect(names).toEqual(['Client', 'Date', 'Preset', 'Status', 'User'])
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Client' }))
    await canvas.findByRole('button', { name: 'Sort: Client' })
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ variables: expect.objectContaining({ sort: 'CLIENT_ASC' }) }),
      ),
    )
  },
}

/** The count in the bar gives the rows up again (specification 3 §2). */
export const ChosenRows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Certificate question 1' }))
    const bar = await canvas.findByRole('toolbar', { name: 'Selected rows' })
    await waitFor(() => expect(within(bar).getByRole('button', { name: 'Archive' })).toBeVisible())
    await userEvent.click(within(bar).getByRole('button', { name: /1 selected/ }))
    await waitFor(() => expect(canvas.queryByRole('toolbar')).toBeNull())
  },
}
