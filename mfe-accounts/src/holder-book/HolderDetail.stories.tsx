import { failing, pending, unreachable } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import { certificatesOfHolder, holderAnswers, holderCertificate, oakland } from '../testing/holders.fixtures'

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

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  args: { answers: { Holder: pending, HolderCertificates: pending } },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading certificate holder...' })
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

const many = Array.from({ length: 50 }, (_, place) => holderCertificate(200 - place))

export const MoreThanAPage: Story = {
  args: {
    answers: {
      ...holderAnswers,
      HolderCertificates: ({ after }: { after?: string | null }) =>
        after ? certificatesOfHolder([holderCertificate(1)]) : certificatesOfHolder(many, 'further'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await canvas.findByRole('table', { name: 'Earlier certificates' })
  },
}

export const CertificatesFailed: Story = {
  args: { answers: { ...holderAnswers, HolderCertificates: unreachable } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

const missing = failing({ code: 'NOT_FOUND', message: 'There is no such holder.' }, { certificateHolder: null })

export const NotThere: Story = {
  args: { answers: { Holder: missing, HolderCertificates: missing } },
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such certificate holder')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Back to certificate holders' })).toBeVisible())
  },
}

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

export const LongWords: Story = {
  args: {
    answers: {
      ...holderAnswers,
      Holder: {
        certificateHolder: { ...oakland, name: long, address: { ...oakland.address, line1: long, city: long } },
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: long })
  },
}

export const LongWordsOnAPhone: Story = { ...LongWords, globals: { viewport: { value: 'phone' } } }

export const Menu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await screen.findByRole('menuitem', { name: 'Delete holder' })
  },
}
