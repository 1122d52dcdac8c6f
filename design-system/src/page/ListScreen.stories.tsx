import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { clientColumns, clients } from '../table/clients.fixture'
import { ClientList } from './ClientList.fixture'
import { ListScreen } from './ListScreen'

const meta = {
  title: 'Patterns/List screen',
  component: ClientList,
  subcomponents: { ListScreen: ListScreen as never },
  args: { rows: clients(40) },
  argTypes: {
    rows: { control: false },
    views: { control: false },
    readyMade: { control: false },
    moreActions: { control: false },
    columns: { control: false },
    sorts: { control: false },
    failure: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `Every screen that is a list: filter, chips, count, columns, saved views, selection with its floating bar, export, and every state between nothing and ten thousand rows. An area writes its columns, its words and one primary action; \`useList\` of the SDK keeps filter, order and view in the address and columns for the person.

**Do** say in \`description\` what the list holds, in one line. Give \`empty\` the one action with which the list begins. Offer in \`bulkActions\` only what works on every row that can be chosen.

**Don’t** put a second bar, another table or a chart on the screen: a list is one sheet of work. Don’t load more than the columns in sight need.`,
      },
    },
  },
} satisfies Meta<typeof ClientList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('40 clients')
  },
}

export const Loading: Story = { args: { rows: [], loading: true } }

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await canvas.findByText('No clients found')
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled()
  },
}

export const NoMatch: Story = {
  args: { search: 'zzzz' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }))
    await canvas.findByText('40 clients')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Filter clients' })).toHaveValue(''))
  },
}

const failure = { message: 'Clients are not available at the moment. Try again in a minute.', requestId: '01HZX4K7T2' }

export const Failed: Story = { args: { rows: [], failure } }

/** A later page did not come: what is there can still be read. */
export const FailedWithRows: Story = {
  args: { failure },
  play: async ({ canvas }) => {
    await within(canvas.getByRole('alert')).findByRole('button', { name: 'Retry' })
    await canvas.findByText('Bayview Marine Services LLC')
  },
}

export const ChosenRows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Bayview Marine Services LLC$/ }))
    const bar = await canvas.findByRole('toolbar', { name: 'Selected rows' })
    await expect(bar).toHaveTextContent('1 selected')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all loaded rows' }))
    await expect(bar).toHaveTextContent('40 selected')
    // The bar fades in.
    await waitFor(() => expect(within(bar).getByRole('button', { name: 'Assign…' })).toBeVisible())
  },
}

export const ChosenRowsAreGivenUp: Story = {
  play: async context => {
    await ChosenRows.play?.(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: /40 selected/ }))
    await waitFor(() => expect(context.canvas.queryByRole('toolbar')).toBeNull())
  },
}

export const ColumnsAreChosenAndMoved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Premium' }))
    screen.getByRole('button', { name: /^Move Premium/ }).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Premium, 2 of 4' })).toHaveFocus())
    await expect(screen.getByRole('checkbox', { name: 'Name' }), 'the title stays').toBeDisabled()
  },
}

/** A menu of orders, beside those of the headings; one of them is always chosen. */
export const AnOrderIsChosen: Story = {
  args: {
    sorts: [
      { value: 'name', label: 'Name' },
      { value: '-premium', label: 'Premium' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort: Name' }))
    const names = (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent)
    await expect(names).toEqual(['Name', 'Premium'])
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Premium' }))
    await canvas.findByRole('button', { name: 'Sort: Premium' })
  },
}

export const AViewIsChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Businesses' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter clients' }), 'bay{Enter}')
    const button = await canvas.findByRole('button', { name: 'Businesses changed' })
    await userEvent.click(button)
    await screen.findByRole('menuitem', { name: 'Update this view' })
  },
}

const soon = [
  { id: 'soon-30', name: 'Renewing in 30 days' },
  { id: 'soon-60', name: 'Renewing in 60 days' },
]

/** Views that the list comes with stand above the agency's, and can't be changed. */
export const AReadyMadeViewIsChosen: Story = {
  args: { readyMade: soon },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }))
    const names = (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent)
    await expect(names.slice(0, 4)).toEqual(['All clients', ...soon.map(({ name }) => name), 'Businesses'])
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Renewing in 60 days' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Renewing in 60 days' }))
    await screen.findByRole('menuitemradio', { name: 'Renewing in 60 days', checked: true })
    await expect(screen.queryByRole('menuitem', { name: 'Rename…' })).toBeNull()
    await expect(screen.queryByRole('menuitem', { name: 'Delete…' })).toBeNull()
  },
}

/** What is seldom wanted is in a menu. */
export const MoreActions: Story = {
  args: { moreActions: [{ label: 'Deleted clients', onSelect: fn() }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deleted clients' }))
    await expect(args.moreActions?.[0]?.onSelect).toHaveBeenCalledOnce()
  },
}

export const AViewIsSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save current as…' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mine')
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mine' })).toBeVisible())
  },
}

/** The server refuses the name: it is said under the field, and nothing typed is lost. */
export const AViewCannotBeSaved: Story = {
  args: {
    viewFailure: {
      message: 'Check the fields.',
      requestId: undefined,
      validationErrors: [
        { path: 'name', message: 'This list already has a view with this name. Choose another name.' },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save current as…' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Businesses')
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }))
    await screen.findByText('This list already has a view with this name. Choose another name.')
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Businesses')
  },
}

/** A list of many pages says how far it has come, and can be ended. */
export const AnExportUnderWay: Story = {
  args: {
    rows: clients(4_000),
    readAll: (_rows, { onProgress }) => {
      onProgress(1_200, 4_000)
      return new Promise(() => undefined)
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '30')
  },
}

export const AnExportThatFailed: Story = {
  args: { readAll: fn(() => Promise.reject(new Error('Coverdesk could not be reached. Try again.'))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(args.readAll).toHaveBeenCalledTimes(2))
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached')
  },
}

/** A column without words for a file is named, so that no one looks for it there. */
export const AnExportLeavesOutAColumn: Story = {
  args: {
    columns: [...clientColumns, { id: 'trend', header: 'Trend', cell: () => '▁▃▅' }],
    onAnnounce: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await waitFor(() =>
      expect(args.onAnnounce).toHaveBeenCalledWith('40 clients exported without Trend, which can’t be exported'),
    )
  },
}

/** What a wide screen has in headings and in the bar is in a sheet. */
export const TheSheetOfAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Policies, descending' }))
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(await screen.findByRole('button', { name: 'Policies, descending', pressed: true })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Policies, descending' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' }), 'the focus is back').toHaveFocus())
  },
}

export const ChosenRowsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Select' }))
    await userEvent.click(await canvas.findByText('Bayview Marine Services LLC'))
    const bar = await canvas.findByRole('toolbar', { name: 'Selected rows' })
    await expect(bar).toHaveTextContent('1 selected')
    await userEvent.click(within(bar).getByRole('button', { name: 'Actions' }))
    await screen.findByRole('button', { name: 'Assign…' })
  },
}
