import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { unbrokenWord } from '../testing/long-words'
import { RecordIcon, type RecordIconKind } from './RecordIcon'

const meta = {
  title: 'Components/RecordIcon',
  component: RecordIcon,
  args: { kind: 'changed' },
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it where a list's rows have no names: what was done, a file. It is as large as an \`Avatar\`, so lists stay in line.

**Don't** let it say what no word beside it says: it is hidden from screen readers.`,
      },
    },
  },
} satisfies Meta<typeof RecordIcon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const kinds: readonly RecordIconKind[] = [
  'added',
  'changed',
  'removed',
  'merged',
  'imported',
  'exported',
  'person',
  'security',
  'automatic',
  'done',
  'spreadsheet',
]

export const AllKinds: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '8px' }}>
      {[...kinds.map(kind => [kind, kind] as const), ['changed', unbrokenWord] as const].map(([kind, words]) => (
        <div key={words} style={{ display: 'flex', gap: '10px', alignItems: 'center', overflowWrap: 'anywhere' }}>
          <RecordIcon kind={kind} /> <span style={{ minWidth: 0 }}>{words}</span>
        </div>
      ))}
    </div>
  ),
}
