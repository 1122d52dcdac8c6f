import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CopilotPage } from '../testing/CopilotPage'
import { formSlots, someCaraForm, someFormSources } from '../testing/forms.fixtures'
import { formsPath, matchFormPath } from './paths'

const sent = fn().mockName('sent')
const answers = {
  CaraForms: { caraForms: formSlots },
  CaraForm: { caraForm: someCaraForm },
  CaraFormSources: { caraFormSources: someFormSources },
}

const meta = {
  title: 'Screens/Copilot/Forms',
  component: CopilotPage,
  args: { path: formsPath, answers, onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '860px' } } },
} satisfies Meta<typeof CopilotPage>

export default meta
type Story = StoryObj<typeof meta>

/** Twelve forms with their states, and what can be done with each. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Forms' }))
    await expect(table.getAllByRole('row')).toHaveLength(13)
    await waitFor(() => expect(table.getByText('Ready')).toBeVisible())
    await expect(table.getByText('Needs mapping')).toBeVisible()
    await expect(table.getByRole('link', { name: 'Upload ACORD 140' })).toHaveAttribute(
      'href',
      '/app/settings/forms/upload/ACORD_140',
    )
    await expect(table.getByRole('link', { name: 'Match fields of ACORD 28' })).toHaveAttribute(
      'href',
      '/app/forms/ACORD_28',
    )
  },
}

/** The mapping screen of certificates, with what forms can say. */
export const Matches: Story = {
  args: { path: matchFormPath('ACORD_28'), answers: { ...answers, MapCaraForm: { mapCaraForm: someCaraForm } } },
  play: async ({ userEvent }) => {
    await screen.findByRole('button', { name: /Text12: Not filled/ })
    await userEvent.click(screen.getByRole('button', { name: 'Confirm all' }))
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'MapCaraForm',
        variables: { id: 'ACORD_28', version: 1, input: { fields: [] } },
      }),
    )
  },
}

export const NoForm: Story = {
  args: { path: matchFormPath('ACORD_24'), answers: { ...answers, CaraForm: { caraForm: null } } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Upload form' })).toHaveAttribute(
      'href',
      '/app/settings/forms/upload/ACORD_24',
    )
  },
}
