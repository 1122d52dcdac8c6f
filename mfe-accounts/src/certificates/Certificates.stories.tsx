import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { certificateAnswers, certificatesOf, oaklandCertificate } from '../testing/certificates.fixtures'
import { countSuperseded } from '../testing/reissues.fixtures'

const meta = {
  title: 'Screens/Accounts/Certificates',
  component: AccountsPage,
  args: { path: '/app/accounts/2/certificates', answers: certificateAnswers },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /City of Oakland/ })).toHaveTextContent('COI-000071')
    await expect(canvas.getByRole('link', { name: 'Certificates' })).toHaveAttribute('aria-current', 'page')
  },
}

export const NoCertificates: Story = {
  args: { answers: { ...certificateAnswers, AccountCertificates: certificatesOf([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No certificates')
  },
}

/** Who a renewal has left with an old certificate; what is replaced already says so. */
export const AfterARenewal: Story = {
  args: {
    answers: {
      ...certificateAnswers,
      SupersededCount: countSuperseded(3),
      AccountCertificates: certificatesOf([
        { ...oaklandCertificate, id: 'k123', certificateNumber: 'COI-000123', replacesId: 'k1' },
        { ...oaklandCertificate, replacedById: 'k123', replacedByNumber: 'COI-000123' },
      ]),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('3 holders have certificates of policies that have been renewed.')
    await expect(canvas.getByRole('link', { name: 'Reissue certificates' })).toHaveAttribute(
      'href',
      '/app/accounts/2/certificates/reissue',
    )
    await expect(await canvas.findByRole('row', { name: /COI-000071/ })).toHaveTextContent('Replaced by COI-000123')
  },
}
