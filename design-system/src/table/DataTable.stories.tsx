import { expect, fn, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ErrorState } from '../feedback/ErrorState'
import { ClientTable } from './ClientTable.fixture'
import { clients } from './clients.fixture'
import { DataTable } from './DataTable'
import { RowTitle } from './RowTitle'
import { rowActionIcons } from './row-actions'

const meta = {
  title: 'Components/Data table',
  component: ClientTable,
  subcomponents: { DataTable: DataTable as never, RowTitle: RowTitle as never },
  args: { rows: clients(40), onEndReached: fn() },
  argTypes: { rows: { control: false }, error: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `The one table of the product: records that come page by page from the server, which also sorts and filters them. Only the rows in sight are drawn, so ten thousand scroll as well as ten. A screen that is a list uses \`ListScreen\`, which brings this table with everything around it.

**Do** make the first column the record: a \`RowTitle\`, whose name is the row's link. Give each column the least width with which it still says something; numbers, money and dates stand at the right.

**Don’t** sort or filter rows in the browser: it has only those that have arrived. Don’t offer a sort that the server doesn’t know. Don’t put more than one or two actions at a row's end; what is rarer belongs to the record's page.

Keys: \`j\` and \`k\` move, with Shift they choose what they pass; Enter opens, \`x\` chooses, Escape gives the choice up. On a heading's edge ← and → change the width.`,
      },
    },
  },
} satisfies Meta<typeof ClientTable>

export default meta
type Story = StoryObj<typeof meta>

const chosen = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('checkbox', { checked: true }).map((box: HTMLElement) => box.getAttribute('id') ?? '')
const firstRow = (canvas: ReturnType<typeof within>) => within(canvas.getAllByRole('row')[1] as HTMLElement)

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Clients' })).toHaveAttribute('aria-rowcount', '41')
    const drawn = canvas.getAllByRole('row').length
    await expect(drawn).toBeLessThan(30)
  },
}

/** The skeleton has the geometry of the rows to come, and shows after 150 ms. */
export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading clients...')
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

const failed = <ErrorState title="Clients could not be loaded" message="Try again in a minute." onRetry={fn()} />

export const Failed: Story = {
  args: { rows: [], error: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Clients could not be loaded')
  },
}

/** The last row is still on its way. */
export const MoreToCome: Story = {
  args: { rows: clients(5), hasMore: true },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalled())
  },
}

export const TenThousandRows: Story = {
  args: { rows: clients(10_000) },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('table').parentElement as HTMLElement
    scroller.scrollTop = scroller.scrollHeight
    await waitFor(() => expect(canvas.getByText('Yamada, Kenji 833')).toBeVisible())
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40)
  },
}

/** Rows of one kind stand under its heading, with their number; `j` and `k` pass the headings. */
export const Grouped: Story = {
  args: { grouped: true },
  play: async ({ canvas, userEvent }) => {
    const [business, individual] = await canvas.findAllByRole('rowheader')
    await expect(business).toHaveTextContent(/^Business30$/)
    await expect(individual).toBeUndefined()
    await userEvent.keyboard('jj')
    const rows = canvas.getAllByRole('row')
    await expect(within(rows[3] as HTMLElement).getAllByRole('link')[0]).toHaveFocus()
    const scroller = canvas.getByRole('table').parentElement as HTMLElement
    scroller.scrollTop = scroller.scrollHeight
    await waitFor(() => expect(canvas.getAllByRole('rowheader').at(-1)).toHaveTextContent('Individual'))
  },
}

/** The last group is not counted while more of it may come. */
export const GroupedWithMoreToCome: Story = {
  args: { grouped: true, rows: clients(4), hasMore: true },
  play: async ({ canvas }) => {
    const headings = await canvas.findAllByRole('rowheader')
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['Business3', 'Individual'])
  },
}

export const SortedByAHeading: Story = {
  play: async ({ canvas, userEvent }) => {
    const policies = canvas.getByRole('columnheader', { name: /Policies/ })
    const button = canvas.getByRole('button', { name: 'Policies' })
    await expect(policies).toHaveAttribute('aria-sort', 'none')
    await userEvent.click(button)
    await expect(policies).toHaveAttribute('aria-sort', 'ascending')
    await expect(firstRow(canvas).getByText('0')).toBeVisible()
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(policies).toHaveAttribute('aria-sort', 'descending')
    await expect(firstRow(canvas).getByText('8')).toBeVisible()
    await userEvent.click(button)
    await expect(policies).toHaveAttribute('aria-sort', 'none')
    await expect(canvas.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending')
  },
}

export const ChosenWithTheMouse: Story = {
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ })
    await userEvent.click(boxes[1] as HTMLElement)
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(boxes[4] as HTMLElement)
    await userEvent.keyboard('{/Shift}')
    await expect(chosen(canvas)).toHaveLength(4)
    const all = canvas.getByRole('checkbox', { name: 'Select all loaded rows' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await userEvent.click(all)
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
  },
}

export const WithTheKeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('jj')
    await expect(canvas.getByRole('link', { name: 'Bayview Marine Services LLC 2' })).toHaveFocus()
    await userEvent.keyboard('k')
    await expect(canvas.getByRole('link', { name: 'Bayview Marine Services LLC' })).toHaveFocus()
    await userEvent.keyboard('x{Shift>}JJ{/Shift}')
    await expect(chosen(canvas)).toHaveLength(3)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
    await userEvent.tab()
    await expect(document.activeElement, 'from the row’s link to its action').toHaveAccessibleName('Edit')
  },
}

/** The row in its place has the focus then; after the last one it is the row before. */
export const DeletedWithTheKeyboard: Story = {
  args: { rows: clients(3) },
  play: async ({ canvasElement, userEvent }) => {
    const links = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-row-link]')]
    await waitFor(() => expect(links()).toHaveLength(3))
    const [first, , third] = links()
    const deleteIt = async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName('Delete')
      await userEvent.keyboard('{Enter}')
    }
    await userEvent.keyboard('jj')
    await deleteIt()
    await waitFor(() => expect(links()).toHaveLength(2))
    await waitFor(() => expect(third).toHaveFocus())
    await deleteIt()
    await waitFor(() => expect(links()).toHaveLength(1))
    await waitFor(() => expect(first).toHaveFocus())
  },
}

const widthOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().width)

export const AWiderColumn: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('columnheader', { name: /Address/ })
    const edge = canvas.getByRole('separator', { name: 'Width of Address' })
    const before = widthOf(heading)
    edge.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await expect(widthOf(heading)).toBe(before + 16)
    await expect(edge).toHaveAttribute('aria-valuenow', String(before + 16))
    await userEvent.keyboard('{Home}')
    await expect(widthOf(heading)).toBe(before)
    await userEvent.keyboard('{Shift>}{ArrowLeft>40/}{/Shift}')
    await expect(widthOf(heading), 'never narrower than its least').toBe(180)
  },
}

/** What an action of a row may show. */
export const ActionIcons: Story = {
  render: () => (
    <ul>
      {Object.entries(rowActionIcons).map(([name, Icon]) => (
        <li key={name}>
          <Icon /> {name}
        </li>
      ))}
    </ul>
  ),
}
