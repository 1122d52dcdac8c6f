import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CopilotPage } from '../testing/CopilotPage'
import { answerPreview } from './testing/answer-preview'
import { answerStyles, documentStyle, documentStyles } from './testing/styles.fixtures'

const answers = {
  HtmlDocumentTemplates: answerStyles(documentStyles(12)),
  HtmlDocumentTemplate: { htmlDocumentTemplate: documentStyle(0) },
}

const meta = {
  title: 'Screens/Styles',
  component: CopilotPage,
  args: { path: '/app/styles', answers },
  beforeEach: answerPreview,
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof CopilotPage>

export default meta
type Story = StoryObj<typeof meta>
const slideOut = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const List: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('12 styles')
    const edit = await canvas.findByRole('link', { name: 'Edit Client Letters 1' })
    await expect(edit).toHaveAttribute('href', '/app/styles/s1')
  },
}

export const Empty: Story = {
  args: { answers: { ...answers, HtmlDocumentTemplates: answerStyles([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No styles found')
  },
}

export const Failed: Story = {
  args: {
    answers: {
      ...answers,
      HtmlDocumentTemplates: failing(
        { code: 'SUBGRAPH_UNAVAILABLE', message: 'The copilot is not available at the moment. Try again in a minute.' },
        { htmlDocumentTemplates: null },
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

/** Nothing is saved yet, so there is nothing to preview. */
export const Create: Story = {
  args: {
    path: '/app/styles/new',
    answers: {
      ...answers,
      CreateHtmlDocumentTemplate: failing(
        {
          code: 'VALIDATION_FAILED',
          validationErrors: [
            { path: 'title', message: 'Enter a title.' },
            { path: 'description', message: 'Enter a description.' },
          ],
        },
        { createHtmlDocumentTemplate: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    const form = await slideOut('Create a new style')
    await form.findByText('Save the style to see a preview.')
    await expect(form.getByRole('combobox', { name: 'Base style' })).toHaveValue('builtin:classic-professional')
    await userEvent.click(form.getByRole('button', { name: 'Create Style' }))
    await form.findByText('Enter a title.')
    await form.findByText('Enter a description.')
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Title' })).toHaveFocus())
  },
}

/** Any change hides the preview until it is saved. */
export const Edited: Story = {
  args: { path: '/app/styles/s1' },
  play: async ({ userEvent }) => {
    const form = await slideOut('Edit style')
    await form.findByRole('link', { name: 'Cover.pdf' })
    await form.findByTitle('Sample document in the style Client Letters 1')
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), ' today')
    await form.findByText('Save your changes to see the preview.')
  },
}
