import { expect, fn, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ClientEdit } from './ClientEdit.fixture'

const meta = {
  title: 'Patterns/Conflict',
  component: ClientEdit,
  args: {
    values: { name: 'Bayview Marine', email: 'office@bayview.example', phone: '(415) 555-0142' },
    theirs: { name: 'Bayview Marine Group', phone: '' },
    onSave: fn(),
    onClose: fn(),
  },
  argTypes: { values: { control: false }, errors: { control: false }, theirs: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: `Two people edit the same record. Whoever saves second sees what the other person saved, field by field, keeps or replaces each value, and saves again.

**Do** show only the fields that both of them changed. Fields that only the other person changed are taken over without a question.

**Don’t** let the last one win, and don’t close the form: nothing that was typed is lost.`,
      },
    },
  },
} satisfies Meta<typeof ClientEdit>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ userEvent }) => {
    const theirs = await screen.findByRole('radio', { name: /Bayview Marine Group/ })
    await userEvent.click(theirs)
    const name = screen.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveValue('Bayview Marine Group'))
    await userEvent.click(screen.getByRole('radio', { name: /Bayview Marine Yours/ }))
    await waitFor(() => expect(name).toHaveValue('Bayview Marine'))
  },
}
