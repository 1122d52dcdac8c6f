import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { holderAnswers, oakland } from '../testing/holders.fixtures'

const meta = {
  title: 'Screens/Accounts/Edit certificate holder',
  component: AccountsPage,
  args: { path: '/app/accounts/holders/h1/edit', answers: holderAnswers },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog', { name: 'Edit certificate holder' })
const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: /^Save/ })

export const Default: Story = {
  play: async () => {
    await dialog()
    await expect(field('Name')).toHaveValue(oakland.name)
    await expect(field('ZIP code')).toHaveValue('94612')
  },
}

/** The book has this one already. */
export const Refused: Story = {
  args: {
    answers: {
      ...holderAnswers,
      UpdateCertificateHolder: failing(
        {
          code: 'VALIDATION_FAILED',
          validationErrors: [{ path: 'name', message: 'The holder book has this name at this address already.' }],
        },
        { updateCertificateHolder: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await dialog()
    await userEvent.click(save())
    await screen.findByText('The holder book has this name at this address already.')
    await waitFor(() => expect(field('Name')).toHaveFocus())
  },
}
