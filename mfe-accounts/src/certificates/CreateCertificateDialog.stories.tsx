import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AccountsPage } from '../testing/AccountsPage'
import {
  certificateAnswers,
  cityOfOakland,
  oaklandCertificate,
  refusedForFindings,
  someFindings,
} from '../testing/certificates.fixtures'

const sent = fn().mockName('sent')
const addresses = { AddressSuggestions: { addressSuggestions: [] }, ZipPlace: { zipPlace: null } }
const answers = { ...certificateAnswers, ...addresses, CertificateFindings: { certificateFindings: someFindings } }

const meta = {
  title: 'Screens/Accounts/Create certificate',
  component: AccountsPage,
  args: { path: '/app/accounts/2/certificates/new', answers, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '860px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Create a new certificate' }))

export const Default: Story = {
  play: async () => {
    const form = await dialog()
    await waitFor(() => expect(form.getByRole('checkbox', { name: /General Liability GL-1042/ })).toBeChecked())
    await expect(form.getByRole('checkbox', { name: /Umbrella/ })).not.toBeChecked()
  },
}

/** From the first letter on, or without one. */
export const FillsInAFormerHolder: Story = {
  play: async ({ userEvent }) => {
    const form = await dialog()
    await userEvent.click(form.getByRole('combobox', { name: /Past holder/ }))
    await userEvent.click(await screen.findByRole('option', { name: /City of Oakland/ }))
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: 'Certificate holder' })).toHaveValue(cityOfOakland.name),
    )
    await expect(form.getByRole('combobox', { name: 'Address' })).toHaveValue(cityOfOakland.address.line1)
    await expect(form.getByRole('textbox', { name: 'ZIP code' })).toHaveValue(cityOfOakland.address.postalCode)
  },
}

export const RefusedByFindings: Story = {
  args: { answers: { ...answers, CreateCertificate: refusedForFindings } },
  play: async ({ userEvent }) => {
    const form = await dialog()
    await userEvent.click(form.getByRole('button', { name: 'Create certificate' }))
    const findings = await form.findByRole('list', { name: 'Findings' })
    await expect(within(findings).getAllByRole('listitem')).toHaveLength(2)
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Reason for override' })).toHaveFocus())
  },
}

/** The findings are asked for once more. */
export const FindingsCouldNotBeRead: Story = {
  args: {
    answers: {
      ...answers,
      CreateCertificate: refusedForFindings,
      CertificateFindings: failing({ message: 'The findings are on holiday.' }, { certificateFindings: null }),
    },
  },
  play: async ({ userEvent }) => {
    const form = await dialog()
    await userEvent.click(form.getByRole('button', { name: 'Create certificate' }))
    await form.findByText('The findings are on holiday.')
    await expect(form.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

const refusal = failing(
  {
    code: 'VALIDATION_FAILED',
    message: 'Some fields need attention.',
    validationErrors: [
      { path: 'holder.name', message: 'Enter the name of the certificate holder.' },
      { path: 'holder.address.line1', message: 'Enter the street and number.' },
      { path: 'policyIds', message: 'Choose at least one policy.' },
    ],
  },
  { createCertificate: null },
)

export const Refused: Story = {
  args: { answers: { ...answers, CreateCertificate: refusal } },
  play: async ({ userEvent }) => {
    const form = await dialog()
    await form.findByRole('checkbox', { name: /General Liability/ })
    await userEvent.click(form.getByRole('button', { name: 'Create certificate' }))
    await form.findByText('Enter the name of the certificate holder.')
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Certificate holder' })).toHaveFocus())
    await expect(form.getByRole('group', { name: 'Policies' })).toHaveAccessibleDescription(
      'Choose at least one policy.',
    )
  },
}

const inUse = {
  certificateForm: { __typename: 'CertificateForm', id: 'f1', version: 3, fileName: 'Form.pdf', isInUse: true },
}

/** An agency with a form of its own in use can still choose the layout. */
export const OnTheAgencyForm: Story = {
  args: {
    answers: {
      ...answers,
      AgencyFormInUse: inUse,
      CreateCertificate: { createCertificate: { ...oaklandCertificate, rendering: 'LAYOUT' } },
    },
  },
  play: async ({ userEvent }) => {
    const form = await dialog()
    await expect(await form.findByRole('radio', { name: /Agency’s form/ })).toBeChecked()
    await userEvent.click(form.getByRole('radio', { name: /Coverdesk layout/ }))
    await userEvent.click(form.getByRole('button', { name: 'Create certificate' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByRole('heading', { level: 1 })
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'CreateCertificate',
        variables: expect.objectContaining({ input: expect.objectContaining({ rendering: 'LAYOUT' }) }),
      }),
    )
  },
}
