import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../controls/Button'
import { longName, unbrokenWord } from '../testing/long-words'
import { CommandMenu } from './CommandMenu'
import type { CommandGroup } from './command-group'

const choose = fn().mockName('choose')
const option = (id: string, title: string, icon?: string) => ({
  id,
  title,
  onChoose: () => choose(id),
  ...(icon && { icon }),
})

const here = {
  id: 'here',
  title: 'On this page',
  options: [{ ...option('edit', 'Edit account', 'edit'), keys: 'e' }],
}
const places = {
  id: 'go',
  title: 'Go to',
  options: [{ ...option('accounts', 'Accounts', 'accounts'), keys: 'g a' }, option('calls', 'Calls', 'calls')],
}
const records: CommandGroup = {
  id: 'records',
  title: 'Accounts',
  options: [
    { ...option('bayview', 'Bayview Marine Services LLC'), detail: 'ops@bayviewmarine.example' },
    { ...option('larkspur', 'Larkspur Dental Group'), detail: 'office@larkspurdental.example' },
  ],
  search: { status: 'found' },
}

const meta = {
  title: 'Patterns/CommandMenu',
  component: CommandMenu,
  args: { label: 'Search or run a command', text: '', groups: [here, places], onTextChange: fn(), onClose: fn() },
  argTypes: { groups: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, height: '460px' },
      description: {
        component: `
**Do** put first what belongs to the page that is open. Show the keys that do the same, so that people learn them. Let each
group that is searched on the server come, or fail, for itself.

**Don't** keep what was typed. Don't let an answer that comes late move what is there.`,
      },
    },
  },
} satisfies Meta<typeof CommandMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NothingMatches: Story = {
  args: {
    text: unbrokenWord,
    groups: [
      { ...places, options: [] },
      { ...records, options: [] },
    ],
  },
}

const retry = fn().mockName('retry')

export const SearchFailed: Story = {
  args: {
    text: 'ba',
    groups: [places, { ...records, options: [], search: { status: 'failed', message: longName, onRetry: retry } }],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('option', { name: /Accounts could not be searched/ }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const KeyboardChoosesAndFocusReturns: Story = {
  render: args => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Search</Button>
        {open && <CommandMenu {...args} onClose={() => setOpen(false)} />}
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Search' })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(choose).toHaveBeenCalledWith('accounts')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
