import { failing, pending, unreachable } from '@coverdesk/plugin-sdk/testing'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { ines } from '../testing/accounts.fixtures'
import {
  certificateAnswers,
  certificatesOf,
  oaklandCertificate,
  policiesAway,
  policiesOf,
} from '../testing/certificates.fixtures'
import { countSuperseded, reissueIn, runsOf } from '../testing/reissues.fixtures'

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

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const NoCertificates: Story = {
  args: { answers: { ...certificateAnswers, AccountCertificates: certificatesOf([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No certificates')
  },
}

export const NoPoliciesYet: Story = {
  args: {
    answers: { ...certificateAnswers, AccountCertificates: certificatesOf([]), CertifiablePolicies: policiesOf() },
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Log Policy' })
    await expect(link).toHaveAttribute('href', '/app/policies/new?accountId=2')
  },
}

/** They were deleted since. */
export const NoPoliciesAnyMore: Story = {
  args: { answers: { ...certificateAnswers, CertifiablePolicies: policiesOf() } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Log Policy' })
    await expect(canvas.queryByRole('link', { name: 'Add Certificate' })).toBeNull()
  },
}

const many = Array.from({ length: 50 }, (_, place) => ({
  ...oaklandCertificate,
  id: `k${place + 10}`,
  certificateNumber: `COI-0000${99 - place}`,
}))

const page = ({ after }: { after?: string }) =>
  after ? certificatesOf([oaklandCertificate]) : certificatesOf(many, 'next')

export const ManyOfThem: Story = {
  args: { answers: { ...certificateAnswers, AccountCertificates: page } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await canvas.findByRole('table', { name: 'Earlier certificates' })
  },
}

export const PoliciesAway: Story = {
  args: { answers: { ...certificateAnswers, CertifiablePolicies: policiesAway } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Add Certificate' })
  },
}

export const OfAnIndividual: Story = {
  args: { answers: { ...certificateAnswers, Account: { account: { ...ines, id: '2' } } } },
  play: async ({ canvas }) => {
    await canvas.findByText(/which an individual account does not have/)
    await expect(canvas.queryByRole('link', { name: 'Certificates' })).toBeNull()
  },
}

export const Loading: Story = {
  args: { answers: { ...certificateAnswers, AccountCertificates: pending } },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading certificates...' })
  },
}

export const Failed: Story = {
  args: { answers: { ...certificateAnswers, AccountCertificates: unreachable } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const Refused: Story = {
  args: {
    answers: {
      ...certificateAnswers,
      AccountCertificates: failing({ message: 'It failed.', requestId: '01HZX4K7T2M9Q3' }, { account: null }),
    },
  },
}

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const ofLongWords = {
  ...oaklandCertificate,
  id: 'k2',
  holder: { ...oaklandCertificate.holder, name: long, address: { ...oaklandCertificate.holder.address, city: long } },
}

export const LongWords: Story = {
  args: { answers: { ...certificateAnswers, AccountCertificates: certificatesOf([ofLongWords, oaklandCertificate]) } },
  play: async ({ canvas }) => {
    await canvas.findByText(long)
  },
}

export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'phone' } } }

/** Whom a renewal has left with an old certificate; what is replaced already says so. */
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

export const AfterARenewalOnAPhone: Story = { ...AfterARenewal, globals: { viewport: { value: 'phone' } } }

export const ReissueUnderWay: Story = {
  args: { answers: { ...certificateAnswers, AccountReissues: runsOf(reissueIn('ISSUING', 12, 50)) } },
  play: async ({ canvas }) => {
    await canvas.findByText('Reissuing 12 of 50…')
    await expect(canvas.getByRole('link', { name: 'See progress' })).toHaveAttribute(
      'href',
      '/app/accounts/2/certificates/reissue/r1',
    )
  },
}
