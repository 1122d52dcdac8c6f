import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button, ButtonLink, Facts } from '../index'
import { RecordDialog } from './index'

const facts = (holder: string) => (
  <Facts
    facts={[
      { label: 'Holder', value: holder },
      { label: 'Number', value: 'COI-000071' },
      { label: 'Issued', value: 'Jan 12, 2027' },
    ]}
  />
)

const meta = {
  title: 'Components/RecordDialog',
  component: RecordDialog,
  args: { title: 'View certificate', children: facts('City of Oakland'), onClose: fn() },
  argTypes: { children: { control: false }, actions: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: `
**Do** show a record in it that people look at from a list and leave again, and give it a route.

**Don't** put a form into it (\`FormDialog\`), nor what people go through one after the other (\`SlideOut\`).`,
      },
    },
  },
} satisfies Meta<typeof RecordDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button>Close</Button>
        <ButtonLink appearance="primary" to="/files/1">
          Download
        </ButtonLink>
      </>
    ),
  },
}

export const EscapeLeavesIt: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'View certificate' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
