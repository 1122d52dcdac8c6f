import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ChoiceChips, type ChoiceChipsProps } from './ChoiceChips'

const rows = [
  { value: 'errors', label: 'With errors (7)' },
  { value: 'duplicates', label: 'Duplicates (1)' },
  { value: 'all', label: 'All (61)' },
]

function Chips({ value, onChange, ...props }: ChoiceChipsProps<string>) {
  const [chosen, setChosen] = useState(value)
  return (
    <ChoiceChips
      {...props}
      value={chosen}
      onChange={next => {
        setChosen(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/ChoiceChips',
  component: ChoiceChips,
  render: Chips,
  args: { label: 'Show rows', value: 'errors', options: rows, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `
**Do** use them where a few kinds are told apart on one page, and each says how many there are.

**Don't** use them for what has an address of its own (\`RouteTabs\`), or over a list, which has filter chips.`,
      },
    },
  },
} satisfies Meta<typeof ChoiceChips>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ChoosesOne: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All (61)' }))
    await expect(args.onChange).toHaveBeenCalledWith('all')
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('All (61)')
  },
}
