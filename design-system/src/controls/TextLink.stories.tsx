import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TextLink } from './TextLink'

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  args: { href: 'mailto:office@bayviewmarine.example', children: 'office@bayviewmarine.example' },
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it for an address to write to, a number to call, a website, and for the name of a record that has a page of its
own (\`/app/…\`).

**Don't** use it for what is done; that is a \`ButtonLink\`.`,
      },
    },
  },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WebsiteOpensInANewTab: Story = {
  args: { href: 'https://bayviewmarine.example', children: 'bayviewmarine.example' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'))
  },
}

export const InASentence: Story = {
  args: { inSentence: true },
  render: args => (
    <p>
      If the issue persists, write to <TextLink {...args} /> and include this error.
    </p>
  ),
}
