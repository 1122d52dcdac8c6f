import { unreachable } from '@coverdesk/plugin-sdk/testing'
import { expect, screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { certificatesOfHolder, holderAnswers, oakland } from '../testing/holders.fixtures'

const meta = {
  title: 'Screens/Accounts/Holder',
  component: AccountsPage,
  args: { path: '/app/accounts/holders/h1', answers: holderAnswers },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: oakland.name })
    const view = await canvas.findByRole('link', { name: 'View COI-000123' })
    await expect(view).toHaveAttribute('href', '/app/accounts/2/certificates/k123')
    await expect(canvas.getByText(/Replaced by/)).toHaveTextContent('Replaced by COI-000123')
    await expect(canvas.queryByRole('link', { name: 'View COI-000012' }), 'of a deleted account').toBeNull()
  },
}

export const WithoutCertificates: Story = {
  args: {
    answers: {
      Holder: { certificateHolder: { ...oakland, certificateCount: 0, lastIssuedAt: null } },
      HolderCertificates: certificatesOfHolder([]),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No certificates')
  },
}

export const CertificatesFailed: Story = {
  args: { answers: { ...holderAnswers, HolderCertificates: unreachable } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const Menu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await screen.findByRole('menuitem', { name: 'Delete holder' })
  },
}
