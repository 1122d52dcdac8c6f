import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Badge } from '../controls/Badge'
import { ButtonLink } from '../controls/Button'
import { DetailHeader } from './DetailHeader'

const meta = {
  title: 'Components/DetailHeader',
  component: DetailHeader,
  args: {
    name: 'Bayview Marine Services LLC',
    badge: <Badge tone="brand">Business</Badge>,
    facts: ['Dana Whitfield', 'Created on Mar 4, 2024'],
    actions: <ButtonLink to="/app/accounts/1/edit">Edit</ButtonLink>,
  },
  argTypes: { badge: { control: false }, actions: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Do** put at the top of a detail page who or what it is about: its name is the page's one \`h1\`, then the two or three
facts that tell it from its namesakes.

**Don't** repeat here what the page says below, and don't add a second primary action.`,
      },
    },
  },
} satisfies Meta<typeof DetailHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A fact that is a record of its own leads there. */
export const AFactThatLeadsSomewhere: Story = {
  args: {
    name: 'General Liability',
    facts: [{ text: 'Bayview Marine Services LLC', to: '/app/accounts/1' }, '$4,821.50'],
  },
}
