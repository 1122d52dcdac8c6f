import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { accountsOf, dana } from '../testing/contacts.fixtures'

const opened = { Contact: { contact: dana }, ContactAccounts: accountsOf(1) }

const meta = {
  title: 'Screens/Accounts/Edit contact',
  component: AccountsPage,
  args: { path: '/app/accounts/contacts/c1/edit', answers: opened },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog', { name: 'Edit contact' })
const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: /^Save/ })

export const Default: Story = {
  play: async () => {
    await dialog()
    await expect(field('Name')).toHaveValue(dana.name)
    await expect(field('Email')).toHaveAccessibleDescription(/log into the client application, and receives notifi/)
  },
}

const renamed = { ...dana, version: 3, name: 'Dana Whitfield-Orr', phone: '4155550199' }

/** Nothing that was typed is lost. */
export const Conflict: Story = {
  args: {
    answers: {
      ...opened,
      UpdateContact: failing(
        { code: 'CONFLICT', message: 'Someone else saved this contact.', current: renamed },
        { updateContact: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await dialog()
    await userEvent.clear(field('Name'))
    await userEvent.type(field('Name'), 'Dana Orr')
    await userEvent.click(save())
    const theirs = await screen.findByRole('radio', { name: /Dana Whitfield-Orr/ })
    await expect(screen.getByRole('textbox', { name: /^Phone/ }), 'what only they changed').toHaveValue(
      '(415) 555-0199',
    )
    await expect(screen.getByText(/^Phone is now/)).toBeVisible()
    await expect(screen.getAllByRole('radio'), 'one question, about the name').toHaveLength(2)
    await userEvent.click(theirs)
    await waitFor(() => expect(field('Name')).toHaveValue('Dana Whitfield-Orr'))
  },
}

export const Refused: Story = {
  args: {
    answers: {
      ...opened,
      UpdateContact: failing(
        {
          code: 'VALIDATION_FAILED',
          validationErrors: [{ path: 'email', message: 'Enter an email address such as name@example.com.' }],
        },
        { updateContact: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await dialog()
    await userEvent.click(save())
    await waitFor(() => expect(field('Email')).toHaveFocus())
  },
}
