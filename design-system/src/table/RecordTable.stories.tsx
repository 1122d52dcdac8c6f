import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ButtonLink, type RecordColumn, RecordTable, RecordTableSkeleton, StateBadge } from '../index'

interface Policy {
  id: string
  coverage: string
  carrier: string
}

const columns: readonly RecordColumn<Policy>[] = [
  { header: 'Coverage', cell: ({ coverage }) => coverage },
  { header: 'Status', cell: () => <StateBadge of="policy" state="INFORCE" /> },
  { header: 'Carrier', cell: ({ carrier }) => carrier },
  {
    header: 'View',
    align: 'end',
    cell: ({ id, coverage }) => (
      <ButtonLink small appearance="subtle" to={`/app/policies/${id}`} aria-label={`View ${coverage}`}>
        View
      </ButtonLink>
    ),
  },
]

const rows = [
  { id: '1', coverage: 'General Liability', carrier: 'Tideline Mutual' },
  { id: '2', coverage: 'Umbrella', carrier: 'Harbor Mutual' },
]

const meta = {
  title: 'Components/RecordTable',
  component: RecordTable<Policy>,
  subcomponents: { RecordTableSkeleton: RecordTableSkeleton as never },
  args: { label: 'Policies', columns, rows },
  render: args => <RecordTable {...args} />,
  argTypes: { columns: { control: false }, rows: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it for the few records that belong to what a page is about: an account's policies, a policy's documents.

**Don't** use it for what people filter, sort or select: that is a \`ListScreen\`.`,
      },
    },
  },
} satisfies Meta<typeof RecordTable<Policy>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Coverage' })).toBeInTheDocument()
  },
}

export const Loading: Story = { render: () => <RecordTableSkeleton label="Loading policies..." /> }
