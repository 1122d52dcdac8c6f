import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ActionLink } from './ActionLink'
import { Button } from './Button'

const full = 'All 5 seats are taken. Disable a user or add seats first.'

const meta = {
  title: 'Components/ActionLink',
  component: ActionLink,
  args: { to: '#add', children: 'Add User', disabledBecause: undefined },
  parameters: {
    docs: {
      description: {
        component: `
**Do** use it for what leads to a dialog or a page and can't always be done: say why, and what to do about that. Say it
in the page, too, where people on a phone need to know.

**Don't** use it for what is always possible: that is a \`ButtonLink\`. Don't hide what people will look for.`,
      },
    },
  },
} satisfies Meta<typeof ActionLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SaysWhyAndLeadsNowhere: Story = {
  args: { disabledBecause: full },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Add User' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).toHaveAccessibleDescription(full)
    await waitFor(() => expect(screen.getByText(full)).toBeVisible())
    await userEvent.click(link)
    await expect(window.location.hash).not.toBe('#add')
  },
}

/** Whoever has just taken the last seat is still where they were. */
export const KeepsTheFocusWhenItCannotBeDoneAnyMore: Story = {
  render: args => {
    const [taken, setTaken] = useState(false)
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <ActionLink {...args} disabledBecause={taken ? full : undefined} onFocus={() => setTaken(true)} />
        <Button onClick={() => setTaken(false)}>Free a seat</Button>
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Add User' })
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await expect(link).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Free a seat' }))
    await expect(link).not.toHaveAttribute('aria-disabled')
  },
}
