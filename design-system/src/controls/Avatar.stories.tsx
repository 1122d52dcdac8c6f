import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { unbrokenWord } from '../testing/long-words'
import { Avatar } from './Avatar'

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Bayview Marine Services LLC' },
  parameters: {
    docs: {
      description: {
        component: `
**Do** let the name stand beside it: the avatar is decorative, and hidden from screen readers. The same name has the same
tint in every list and on every page.

**Don't** use it for a state, and don't choose its color: it follows from the name.`,
      },
    },
  },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const names = [
  'Alder & Sons',
  'Bayview Marine',
  'Dana Whitfield',
  'École Nouvelle',
  'Ōtani Noodles',
  '7 Seas',
  unbrokenWord,
]

export const AllTints: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '8px' }}>
      {names.map(name => (
        <div key={name} style={{ display: 'flex', gap: '10px', alignItems: 'center', overflowWrap: 'anywhere' }}>
          <Avatar name={name} /> <Avatar name={name} size="large" /> {name}
        </div>
      ))}
    </div>
  ),
}
