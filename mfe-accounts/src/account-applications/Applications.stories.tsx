import { unreachable } from '@coverdesk/plugin-sdk/testing'
import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { begun, liability, withApplications } from '../testing/applications.fixtures'

const meta = {
  title: 'Screens/Accounts/Applications',
  component: AccountsPage,
  args: { path: '/app/accounts/2/applications', answers: withApplications(liability, begun) },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Business' })).toHaveTextContent('$4,810,000.00')
    await expect(canvas.getByRole('region', { name: 'Limits' })).toHaveTextContent('$2,000,000')
    // Pages fade in.
    const answer = await canvas.findByText('on fishing vessels')
    await waitFor(() => expect(answer).toBeVisible())
    await expect(canvas.getByRole('link', { name: /^Applications/ })).toHaveAttribute('aria-current', 'page')
  },
}

/** Each has an address of its own. */
export const GoesToAnother: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Nothing selected' }))
    await canvas.findByText('No losses reported')
    await expect(canvas.queryByRole('region', { name: 'Owners' })).toBeNull()
  },
}

export const OnlyOne: Story = {
  args: { answers: withApplications(liability) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Application' })
    await expect(canvas.queryByRole('list', { name: 'Applications' })).toBeNull()
  },
}

export const NoneAtAll: Story = {
  args: { answers: withApplications() },
  play: async ({ canvas }) => {
    await canvas.findByText('No applications')
    await expect(canvas.queryByRole('link', { name: /^Application/ }), 'and no tab').toBeNull()
  },
}

export const Failed: Story = {
  args: { answers: { ...withApplications(liability), AccountApplications: unreachable } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}
