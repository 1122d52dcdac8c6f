import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Badge } from '../controls/Badge'
import { LinkList, LinkListSkeleton } from './LinkList'

const meta = {
  title: 'Pages/LinkList',
  component: LinkList,
  args: {
    label: 'New accounts',
    links: [
      { id: '1', name: 'Bayview Marine Services LLC', to: '/1', detail: 'ops@bayview.example', badge: '2 days ago' },
      { id: '2', name: 'Ines Kovac', to: '/2', detail: 'ines@kovac.example', badge: <Badge tone="amber">12</Badge> },
      { id: '3', name: 'Sunset Taqueria', to: '/3' },
    ],
  },
} satisfies Meta<typeof LinkList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Bayview/ })).toHaveFocus()
  },
}

export const Loading: Story = { render: () => <LinkListSkeleton rows={3} label="Loading accounts..." /> }
