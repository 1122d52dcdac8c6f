import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { AgencyFormFragment } from '../generated/documents'
import { AccountsPage } from '../testing/AccountsPage'
import { formAnswers, manyFields, someFields, someForm } from '../testing/agency-form.fixtures'
import { formPdf } from '../testing/form-pdf'
import { matchFieldsPath } from './paths'

const sent = fn().mockName('sent')
const drawn = (more: Partial<AgencyFormFragment> = {}) =>
  someForm({ viewUrl: formPdf(more.fields ?? someFields), ...more })

const meta = {
  title: 'Screens/Accounts/Match fields',
  component: AccountsPage,
  args: { path: matchFieldsPath, answers: formAnswers(drawn()), onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '860px' } } },
} satisfies Meta<typeof AccountsPage>

export default meta
type Story = StoryObj<typeof meta>

const row = (name: RegExp) => screen.findByRole('button', { name, expanded: false })
const mark = (name: RegExp) => screen.findByRole('button', { name, pressed: false })
const chosen = (name: RegExp) => screen.findByRole('button', { name, expanded: true })

/** A box chooses its row, a row its box. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('button', { name: /General liability policy number: Not filled/ })
    await userEvent.click(await mark(/Holder: Holder: Name/))
    await chosen(/Holder/)
    await userEvent.click(await row(/General liability policy number/))
    await screen.findByRole('button', { name: /General liability policy number: Not filled/, pressed: true })
    await expect(screen.getByRole('combobox', { name: 'Filled with' })).toHaveValue('')
  },
}

const saved = drawn({
  version: 4,
  fields: someFields.map(field =>
    field.name === 'Text18' ? { ...field, source: 'gl.number', matchedBy: 'STAFF' } : field,
  ),
})

/** Only what was changed is sent. */
export const Matches: Story = {
  args: { answers: { ...formAnswers(drawn()), MapAgencyForm: { mapCertificateForm: saved } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await row(/General liability policy number/))
    await userEvent.click(screen.getByRole('combobox', { name: 'Filled with' }))
    await expect(screen.queryByRole('option', { name: 'Additional insured' })).toBeNull()
    await userEvent.click(
      within(await screen.findByRole('group', { name: 'General Liability' })).getByRole('option', {
        name: 'Policy number',
      }),
    )
    await screen.findByText('General Liability: Policy number · not saved')
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }))
    await screen.findByText('General Liability: Policy number · by your agency')
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'MapAgencyForm',
        variables: { id: 'f1', version: 3, input: { fields: [{ name: 'Text18', source: 'gl.number' }] } },
      }),
    )
  },
}

/** `n` leads to the next that nothing fills, `j` and `k` to the neighbors. */
export const WithKeys: Story = {
  play: async ({ userEvent }) => {
    await row(/General liability policy number/)
    await userEvent.keyboard('n')
    await waitFor(async () => expect(await chosen(/General liability policy number/)).toHaveFocus())
    await userEvent.keyboard('n')
    await waitFor(async () => expect(await chosen(/GL_AI/)).toHaveFocus())
    await userEvent.keyboard('k')
    await waitFor(async () => expect(await chosen(/Text19/)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Filled with' })).toHaveFocus())
  },
}

export const OnlyWhatIsOpen: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Not filled (3)' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /Signature/, expanded: false })).toBeNull())
  },
}

const theirs = drawn({
  version: 4,
  fields: someFields.map(field =>
    field.name === 'Text18' ? { ...field, source: 'umbrella.number', matchedBy: 'STAFF' } : field,
  ),
})

export const Conflict: Story = {
  args: {
    answers: {
      ...formAnswers(drawn()),
      MapAgencyForm: failing(
        { code: 'CONFLICT', message: 'It was changed.', current: theirs },
        { mapCertificateForm: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await row(/General liability policy number/))
    await userEvent.click(screen.getByRole('combobox', { name: 'Filled with' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Effective date' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }))
    await screen.findByRole('radio', { name: /Umbrella: Policy number/ })
    await userEvent.click(screen.getByRole('radio', { name: /Umbrella: Policy number/ }))
    await screen.findByText('Umbrella: Policy number · by your agency')
  },
}

export const SourcesAway: Story = {
  args: {
    answers: { ...formAnswers(drawn()), AgencyFormSources: failing({ message: 'The sources are on holiday.' }) },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await row(/General liability policy number/))
    await screen.findByText('The sources are on holiday.')
    await screen.findByRole('button', { name: 'Retry' })
  },
}

/** As many fields as the largest forms have. */
export const ThreeHundredFields: Story = {
  args: { answers: formAnswers(drawn({ fields: manyFields, pageCount: 3 })) },
  play: async ({ userEvent }) => {
    await row(/^Field1 Not/)
    await userEvent.keyboard('n')
    await chosen(/^Field1 Not/)
    await userEvent.keyboard('n')
    await chosen(/^Field4 Not/)
  },
}
