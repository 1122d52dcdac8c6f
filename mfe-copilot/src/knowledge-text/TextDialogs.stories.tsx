import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CopilotPage } from '../testing/CopilotPage'
import { answerKnowledge, guide, knowledgeRows, textDocument } from '../testing/knowledge.fixtures'

const answers = {
  KnowledgeDocuments: answerKnowledge(knowledgeRows(4)),
  KnowledgeDocument: { knowledgeBaseDocument: textDocument },
}

const meta = {
  title: 'Screens/Knowledge Base/Text document',
  component: CopilotPage,
  args: { path: '/app/knowledge/new', answers },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof CopilotPage>

export default meta
type Story = StoryObj<typeof meta>

const title = () => screen.getByRole('textbox', { name: 'Title' })
const content = () => screen.getByRole('textbox', { name: 'Content' })

export const Create: Story = {
  args: {
    answers: {
      ...answers,
      CreateKnowledgeText: failing(
        {
          code: 'VALIDATION_FAILED',
          validationErrors: [
            { path: 'title', message: 'Enter a title.' },
            { path: 'content', message: 'Enter the content.' },
          ],
        },
        { createKnowledgeBaseTextDocument: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create document' }))
    await dialog.findByText('Two to four words.')
    await userEvent.click(dialog.getByRole('button', { name: 'Create document' }))
    await dialog.findByText('Enter a title.')
    await dialog.findByText('Enter the content.')
    await waitFor(() => expect(title()).toHaveFocus())
  },
}

export const Edit: Story = {
  args: { path: '/app/knowledge/2/edit' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Edit document' })
    await expect(content()).toHaveValue(textDocument.text?.content ?? '')
  },
}

/** Only its title can be changed. */
export const EditAFile: Story = {
  args: {
    path: '/app/knowledge/1/edit',
    answers: { ...answers, KnowledgeDocument: { knowledgeBaseDocument: guide } },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Edit document' })
    await expect(title()).toHaveValue('Underwriting guide')
    await expect(screen.queryByRole('textbox', { name: 'Content' })).toBeNull()
  },
}

/** Someone else saved first: nothing that was typed is lost. */
export const Conflict: Story = {
  args: {
    path: '/app/knowledge/2/edit',
    answers: {
      ...answers,
      UpdateKnowledgeDocument: failing(
        {
          code: 'CONFLICT',
          message: 'Someone else saved first.',
          current: { ...textDocument, version: 2, text: { content: 'Issue today.' } },
        },
        { updateKnowledgeBaseDocument: null },
      ),
    },
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Edit document' })
    await userEvent.type(title(), ' 2027')
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(content()).toHaveValue('Issue today.'))
    await expect(title()).toHaveValue('Certificate procedure 2027')
  },
}
