import { fn, screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { certificatesOf } from '../testing/certificates.fixtures'
import { PoliciesPage } from '../testing/PoliciesPage'
import { bayviewPolicy } from '../testing/policies.fixtures'

const sent = fn().mockName('sent')
const saved = { BusinessPolicy: { businessPolicy: bayviewPolicy } }

const meta = {
  title: 'Screens/Policies/Delete a policy',
  component: PoliciesPage,
  args: {
    path: '/app/policies/p2/delete',
    answers: { ...saved, PolicyCertificates: certificatesOf(7) },
    onSent: sent,
  },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof PoliciesPage>

export default meta
type Story = StoryObj<typeof meta>

/** Certificates that someone may still rely on name it. */
export const NamedByCertificates: Story = {
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Delete this policy?' })
    await screen.findByText(/7 active certificates list this policy/)
  },
}

export const NamedByOne: Story = {
  args: { answers: { ...saved, PolicyCertificates: certificatesOf(1) } },
  play: async () => {
    await screen.findByText(/1 active certificate lists this policy/)
  },
}
