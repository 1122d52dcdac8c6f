import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { MentionText } from './MentionText'

const people = [
  { id: 'daniel', name: 'Daniel Okonkwo' },
  { id: 'siobhan', name: 'Siobhán O’Connell' },
]

const meta = {
  title: 'Components/MentionText',
  component: MentionText,
  args: { text: '@Daniel Okonkwo please call Dana.\n@Nobody has, nor @Siobhán O’Connell.', people },
  argTypes: { people: { control: false } },
  decorators: [
    Story => (
      <div style={{ whiteSpace: 'pre-line' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
What someone wrote in a \`MentionTextareaField\`, with the colleagues it mentions emphasized.

**Do** put it into an element that keeps lines (\`white-space: pre-line\`), and give it disabled colleagues, too: they were mentioned
when they worked here.`,
      },
    },
  },
} satisfies Meta<typeof MentionText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('@Daniel Okonkwo').tagName).toBe('SPAN')
    await expect(canvas.queryByText('@Nobody')).toBeNull()
  },
}
