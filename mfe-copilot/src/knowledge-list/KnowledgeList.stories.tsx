import { failing } from '@coverdesk/plugin-sdk/testing'
import { screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CopilotPage } from '../testing/CopilotPage'
import { answerKnowledge, knowledgeRows, rowsInEachState } from '../testing/knowledge.fixtures'

const meta = {
  title: 'Screens/Knowledge Base/List',
  component: CopilotPage,
  args: { path: '/app/knowledge', answers: { KnowledgeDocuments: answerKnowledge(knowledgeRows(40)) } },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof CopilotPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Underwriting guide 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Document' }))
    await screen.findByRole('menuitem', { name: 'Upload Existing Documents' })
    await screen.findByRole('menuitem', { name: 'Create Document' })
  },
}

export const InEachState: Story = {
  args: { answers: { KnowledgeDocuments: answerKnowledge(rowsInEachState) } },
  play: async ({ canvas }) => {
    for (const words of ['Queued', 'Indexing 45.67%', 'Completed', 'Failed']) await canvas.findByText(words)
  },
}

export const Empty: Story = {
  args: { answers: { KnowledgeDocuments: answerKnowledge([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No documents')
  },
}

export const Failed: Story = {
  args: {
    answers: {
      KnowledgeDocuments: failing(
        { code: 'SUBGRAPH_UNAVAILABLE', message: 'The knowledge base is not available at the moment.' },
        { knowledgeBaseDocuments: null },
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}
