import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button, ButtonLink } from '../controls/Button'
import { EmptyState } from './EmptyState'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    kind: 'nothing',
    title: 'No accounts found',
    hint: 'Create your first account to see it here.',
    action: <ButtonLink to="/app/accounts/new">Create account</ButtonLink>,
  },
  argTypes: { action: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
**Do** use the specification's sentence as title, tell apart "there is nothing yet" and "nothing matches", and offer the
one thing to do about it.

**Don't** leave a place blank, and don't blame: "No accounts found", not "You have no accounts".`,
      },
    },
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Deleted: Story = {
  args: {
    kind: 'deleted',
    title: 'Passing Pines is deleted',
    hint: 'Maya Reyes deleted it on Nov 22, 2026. You can restore it until Dec 22, 2026.',
    action: <Button>Restore</Button>,
  },
}

export const NoMatch: Story = {
  args: {
    kind: 'no-match',
    hint: 'No matches. Try fewer letters, or clear the filter.',
    action: <Button>Clear filter</Button>,
  },
}
