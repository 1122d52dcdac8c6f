import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { certificatePdf } from '../testing/certificate-pdf'
import { certificateAnswers, oaklandCertificate, overriddenCertificate } from '../testing/certificates.fixtures'

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

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const IssuedAllTheSame: Story = {
  args: { answers: { ...certificateAnswers, Certificate: { certificate: withPdf(overriddenCertificate) } } },
  play: async () => {
    const view = await dialog()
    const findings = await view.findByRole('list', { name: 'Findings' })
    await expect(within(findings).getAllByRole('listitem')).toHaveLength(2)
    await view.findByText('The renewal is bound, its number follows.')
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

export const Loading: Story = {
  args: { answers: { ...certificateAnswers, Certificate: pending } },
  play: async () => {
    await (await dialog()).findByRole('status', { name: 'Loading certificate...' })
  },
}

const missing = failing({ code: 'NOT_FOUND', message: 'Certificate not found.' }, { certificate: null })

export const NotThere: Story = {
  args: { answers: { ...certificateAnswers, Certificate: missing } },
  play: async () => {
    await (await dialog()).findByText('Certificate not found')
  },
}

export const Failed: Story = {
  args: { answers: { ...certificateAnswers, Certificate: failing({ message: 'It failed.' }, { certificate: null }) } },
  play: async () => {
    await (await dialog()).findByRole('button', { name: 'Retry' })
  },
}
