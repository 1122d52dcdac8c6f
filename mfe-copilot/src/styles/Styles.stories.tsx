import { failing, pending } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CopilotPage } from '../testing/CopilotPage'
import { PreviewPane } from './PreviewPane'
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

const phone = { viewport: { value: 'phone' } }
const slideOut = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const List: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('12 styles')
    const edit = await canvas.findByRole('link', { name: 'Edit Client Letters 1' })
    await expect(edit).toHaveAttribute('href', '/app/styles/s1')
  },
}

export const ListOnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByText('Client Letters 1')
  },
}

export const Loading: Story = { args: { answers: { ...answers, HtmlDocumentTemplates: pending } } }

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

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const longStyle = documentStyle(0, {
  title: long,
  description: `${long} ${long}`,
  prefixFiles: [{ __typename: 'HtmlDocumentTemplateFile', id: 'f2', name: `${long}.pdf`, mimeType: 'application/pdf' }],
})

export const LongWords: Story = {
  args: {
    path: '/app/styles/s1',
    answers: {
      HtmlDocumentTemplates: answerStyles([longStyle]),
      HtmlDocumentTemplate: { htmlDocumentTemplate: longStyle },
    },
  },
  play: async () => {
    await (await slideOut('Edit style')).findByRole('link', { name: `${long}.pdf` })
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

export const CreateOnAPhone: Story = {
  args: { path: '/app/styles/new' },
  globals: phone,
  play: async () => {
    await (await slideOut('Create a new style')).findByText('Save the style to see a preview.')
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

/** For 1.5 seconds after a save. */
export const Generating: Story = {
  render: () => <PreviewPane style={documentStyle(0)} state="generating" />,
  play: async ({ canvas }) => {
    await canvas.findByText('Generating preview...')
    await expect(canvas.queryByRole('link', { name: 'Open as PDF' })).toBeNull()
  },
}

/** Someone else saved first: nothing that was typed is lost. */
export const Conflict: Story = {
  args: {
    path: '/app/styles/s1',
    answers: {
      ...answers,
      UpdateHtmlDocumentTemplate: failing(
        {
          code: 'CONFLICT',
          message: 'Someone else changed this.',
          current: documentStyle(0, { version: 2, title: 'Letters', baseStyleId: null }),
        },
        { updateHtmlDocumentTemplate: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    const form = await slideOut('Edit style')
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), ' today')
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Base style' })).toHaveValue(''))
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Client Letters 1 today')
  },
}
