import { expect, screen, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CopilotPage } from '../testing/CopilotPage'
import { answerKnowledge, guide, knowledgeRows } from '../testing/knowledge.fixtures'

const meta = {
  title: 'Screens/Knowledge Base/Upload',
  component: CopilotPage,
  args: {
    path: '/app/knowledge/upload',
    answers: {
      KnowledgeDocuments: answerKnowledge(knowledgeRows(4)),
      KnowledgeDocument: { knowledgeBaseDocument: guide },
    },
  },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof CopilotPage>

export default meta
type Story = StoryObj<typeof meta>

/** There is nothing to send while no file is chosen. */
export const Default: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload documents' }))
    await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled()
    await dialog.findByText(/^PDF, PNG, JPG, WEBP, TIFF?, DOCX, XLSX, CSV, EML, TXT, or MD/)
  },
}

export const NewVersion: Story = {
  args: { path: '/app/knowledge/1/replace' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload a new version' }))
    await dialog.findByText(/It replaces Underwriting guide.pdf, which stays available/)
  },
}
