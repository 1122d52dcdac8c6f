import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CopilotPage } from '../testing/CopilotPage'
import { answerPresets, customPreset, customPresets } from '../testing/presets.fixtures'

const answers = {
  CustomPresets: answerPresets(customPresets(12)),
  CustomPreset: { customPreset: customPreset(0) },
}

const meta = {
  title: 'Screens/Presets',
  component: CopilotPage,
  args: { path: '/app/presets', answers },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof CopilotPage>

export default meta
type Story = StoryObj<typeof meta>
const textbox = (name: string) => screen.getByRole('textbox', { name })

export const List: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('12 presets')
    await expect(await canvas.findByRole('link', { name: 'Run Renewal Review 1' })).toHaveAttribute(
      'href',
      '/app/presets/p1/run',
    )
    await expect(canvas.getByRole('link', { name: 'Edit Renewal Review 1' })).toHaveAttribute(
      'href',
      '/app/presets/p1/edit',
    )
  },
}

export const Empty: Story = {
  args: { answers: { ...answers, CustomPresets: answerPresets([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No presets found')
  },
}

export const Failed: Story = {
  args: {
    answers: {
      ...answers,
      CustomPresets: failing(
        { code: 'SUBGRAPH_UNAVAILABLE', message: 'The copilot is not available at the moment. Try again in a minute.' },
        { customPresets: null },
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const Create: Story = {
  args: {
    path: '/app/presets/new',
    answers: {
      ...answers,
      CreateCustomPreset: failing(
        {
          code: 'VALIDATION_FAILED',
          validationErrors: [
            { path: 'title', message: 'Enter a title.' },
            { path: 'description', message: 'Enter a description.' },
            { path: 'basePrompt', message: 'Enter what Cara should do.' },
          ],
        },
        { createCustomPreset: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create preset' }))
    await expect(dialog.getByRole('switch', { name: /^Allow file upload/ })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Create Preset' }))
    for (const error of ['Enter a title.', 'Enter a description.', 'Enter what Cara should do.']) {
      await dialog.findByText(error)
    }
    await waitFor(() => expect(textbox('Title')).toHaveFocus())
  },
}

/** Help with writing stands beside the fields. */
export const CreateWithHelp: Story = {
  args: { path: '/app/presets/new' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create preset' }))
    const toggle = dialog.getByRole('button', { name: 'Show help' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(toggle)
    await dialog.findByRole('region', { name: 'How to write a preset' })
    await expect(dialog.getByRole('button', { name: 'Hide help' })).toHaveAttribute('aria-expanded', 'true')
  },
}

export const Edit: Story = {
  args: { path: '/app/presets/p1/edit' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Edit preset' })
    await expect(textbox('Title')).toHaveValue('Renewal Review 1')
  },
}

/** Someone else saved first: nothing that was typed is lost. */
export const Conflict: Story = {
  args: {
    path: '/app/presets/p1/edit',
    answers: {
      ...answers,
      UpdateCustomPreset: failing(
        {
          code: 'CONFLICT',
          message: 'Someone else saved first.',
          current: customPreset(0, {
            version: 2,
            description: 'Finds what a renewal changes.',
            allowFileUpload: false,
          }),
        },
        { updateCustomPreset: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit preset' }))
    await userEvent.type(textbox('Title'), ' today')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(textbox('Description')).toHaveValue('Finds what a renewal changes.'))
    await expect(dialog.getByRole('switch', { name: /^Allow file upload/ })).not.toBeChecked()
    await expect(textbox('Title')).toHaveValue('Renewal Review 1 today')
  },
}

export const Run: Story = {
  args: { path: '/app/presets/p1/run' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Renewal Review 1' }))
    await dialog.findByText(/Compares the renewal with the expiring policy/)
    await dialog.findByText(/^Input Files/)
    await expect(dialog.getByRole('button', { name: 'Create Workspace' })).toBeEnabled()
  },
}
