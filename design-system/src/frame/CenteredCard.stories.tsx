import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../controls/Button'
import { CenteredCard } from './CenteredCard'

const meta = {
  title: 'Components/CenteredCard',
  component: CenteredCard,
  args: {
    title: 'Sign in',
    description: 'We’ll email you a sign-in code.',
    children: <Button appearance="primary">Send code</Button>,
  },
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `
**Do** use it for what happens before the frame is there: signing in, and pages for people from outside.

**Don't** use it inside the product; there it would be a dialog or a page.`,
      },
    },
  },
} satisfies Meta<typeof CenteredCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
