import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TextLink } from '../controls/TextLink'
import { Facts } from './Facts'
import { Section } from './Section'

const meta = {
  title: 'Components/Facts',
  component: Facts,
  args: {
    facts: [
      { label: 'Name', value: 'Bayview Marine Services LLC' },
      { label: 'DBA', value: 'Bayview Boats' },
      { label: 'Email', value: <TextLink href="mailto:office@bayview.example">office@bayview.example</TextLink> },
      { label: 'Phone', value: null },
      { label: 'Mailing address', value: '12 Harbor Way\nSuite 4\nOakland, CA 94607' },
    ],
  },
  argTypes: { facts: { control: false } },
  decorators: [
    Story => (
      <Section title="Business details">
        <Story />
      </Section>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
**Do** list what is known about a record in the order in which people ask for it. What is not known shows a dash, so that
no one wonders whether it was forgotten.

**Don't** put actions or inputs among the values.`,
      },
    },
  },
} satisfies Meta<typeof Facts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible()
  },
}

/** In 360 px or less each value is under its label. */
export const InANarrowColumn: Story = {
  decorators: [
    Story => (
      <div style={{ width: '320px' }}>
        <Story />
      </div>
    ),
  ],
}
