import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ConflictNotice } from './ConflictNotice'

const meta = {
  title: 'Components/ConflictNotice',
  component: ConflictNotice,
  args: {
    fields: [
      { path: 'business.name', label: 'Business name', mine: 'Bayview Marine', theirs: 'Bayview Marine Services LLC' },
      { path: 'business.phone', label: 'Phone', mine: '(415) 555-0142', theirs: '' },
    ],
    taken: new Set<string>(),
    onChoose: fn(),
  },
  argTypes: { taken: { control: false } },
  render: args => {
    const [taken, setTaken] = useState(args.taken)
    const choose = (path: string, take: 'mine' | 'theirs') => {
      const next = new Set(taken)
      if (take === 'theirs') next.add(path)
      else next.delete(path)
      setTaken(next)
      args.onChoose(path, take)
    }
    return <ConflictNotice {...args} taken={taken} onChoose={choose} />
  },
  parameters: {
    docs: {
      description: {
        component: `
**Do** show it above the fields when a save is refused because someone else saved meanwhile. Nothing that was typed is
lost; what only the other person changed is taken over without a question.

**Don't** let the last one win, and don't ask people to begin again.`,
      },
    },
  },
} satisfies Meta<typeof ConflictNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What only the other person changed is said, not asked. */
export const ChangedByThemAlone: Story = {
  args: {
    fields: [],
    updated: [{ path: 'business.phone', label: 'Phone', mine: '(415) 555-0142', theirs: '(415) 555-0177' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Phone is now (415) 555-0177 (was (415) 555-0142)')).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

export const TakesWhatTheOtherPersonSaved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const theirs = canvas.getByRole('radio', { name: /Bayview Marine Services LLC/ })
    await userEvent.click(theirs)
    await expect(theirs).toBeChecked()
    await expect(args.onChoose).toHaveBeenCalledWith('business.name', 'theirs')
  },
}
