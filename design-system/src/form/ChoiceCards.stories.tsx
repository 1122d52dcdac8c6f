import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ChoiceCards } from './ChoiceCards'

const meta = {
  title: 'Components/ChoiceCards',
  component: ChoiceCards<string>,
  args: {
    label: 'Account type',
    value: 'BUSINESS',
    options: [
      { value: 'BUSINESS', label: 'Business', description: 'A company, with a contact' },
      { value: 'INDIVIDUAL', label: 'Individual', description: 'A person' },
    ],
    onChange: fn(),
  },
  render: args => {
    const [value, setValue] = useState(args.value)
    const choose = (next: string) => {
      setValue(next)
      args.onChange(next)
    }
    return <ChoiceCards {...args} value={value} onChange={choose} />
  },
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it for one of two or three that deserve a sentence each, at the head of a form that changes with the answer.

**Don't** use it for more than three, or for yes and no.`,
      },
    },
  },
} satisfies Meta<typeof ChoiceCards<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Stacked: Story = { args: { stacked: true } }

export const ArrowsChoose: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Business/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Individual/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('INDIVIDUAL')
  },
}
