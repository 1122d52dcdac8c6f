import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { longName, unbrokenWord } from '../testing/long-words'
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

export const WithoutDescriptions: Story = {
  args: {
    options: [
      { value: 'BUSINESS', label: 'Business' },
      { value: 'INDIVIDUAL', label: 'Individual' },
    ],
  },
}

export const Three: Story = {
  args: {
    value: 'B',
    options: [
      { value: 'A', label: 'Monthly', description: 'On the first' },
      { value: 'B', label: 'Quarterly', description: 'In January, April, July and October' },
      { value: 'C', label: 'Yearly', description: 'At renewal' },
    ],
  },
}

export const Stacked: Story = { args: { stacked: true } }

export const LongWordsOnAPhone: Story = {
  args: {
    options: [
      { value: 'BUSINESS', label: longName, description: 'Yours' },
      { value: 'INDIVIDUAL', label: unbrokenWord, description: 'Theirs' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

export const ArrowsChoose: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Business/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Individual/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('INDIVIDUAL')
  },
}
