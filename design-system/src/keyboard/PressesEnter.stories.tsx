import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { isComposing, pressesEnter } from '../index'

function SentTexts() {
  const [sent, setSent] = useState<string[]>([])
  const [composing, setComposing] = useState(false)
  return (
    <label>
      Message
      <input
        onKeyDown={event => {
          setComposing(isComposing(event))
          if (pressesEnter(event)) setSent([...sent, event.currentTarget.value])
        }}
      />
      <output>{`${composing ? 'Composing' : 'Sent'}: ${sent.join(', ')}`}</output>
    </label>
  )
}

const meta = {
  title: 'Patterns/Enter',
  component: SentTexts,
  parameters: {
    docs: {
      description: {
        component: `**Do** ask \`pressesEnter\` before Enter sends something: the Enter that ends a composition sends nothing.

**Don't** compare \`event.key\` with Enter.`,
      },
    },
  },
} satisfies Meta<typeof SentTexts>
export default meta

export const EnterSends: StoryObj<typeof meta> = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/Message/), 'Hello{Enter}')
    await expect(canvas.getByText('Sent: Hello')).toBeVisible()
  },
}
