import { expect, screen, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { certificatePdf } from '../testing/certificate-pdf'
import { certificateAnswers, oaklandCertificate } from '../testing/certificates.fixtures'

const withPdf = <Certificate extends object>(certificate: Certificate) => ({
  ...certificate,
  viewUrl: certificatePdf(),
})

const meta = {
  title: 'Screens/Accounts/View certificate',
  component: AccountsPage,
  args: {
    path: '/app/accounts/2/certificates/k1',
    answers: { ...certificateAnswers, Certificate: { certificate: withPdf(oaklandCertificate) } },
  },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'View certificate' }))

export const Default: Story = {
  play: async () => {
    const view = await dialog()
    await view.findByText(/1 Frank H. Ogawa Plaza/)
    const document = await view.findByRole('region', { name: 'COI-000071.pdf' }, { timeout: 5_000 })
    await expect(document.clientHeight).toBeGreaterThan(400)
    await expect(view.getByRole('link', { name: 'Download COI-000071' })).toHaveAttribute('target', '_blank')
  },
}

const replaced = { ...oaklandCertificate, replacedById: 'k123', replacedByNumber: 'COI-000123', replacesId: 'k0' }

export const Replaced: Story = {
  args: {
    answers: {
      ...certificateAnswers,
      Certificate: { certificate: withPdf({ ...replaced, replacesNumber: 'COI-000007' }) },
    },
  },
  play: async () => {
    const view = await dialog()
    await view.findByText('Replaced by COI-000123 after a renewal.')
    await expect(view.getByRole('link', { name: 'COI-000007' })).toHaveAttribute(
      'href',
      '/app/accounts/2/certificates/k0',
    )
  },
}
