import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CopilotPage } from '../testing/CopilotPage'
import { answerOf, passage } from '../testing/knowledge.fixtures'

const meta = {
  title: 'Screens/Knowledge Base/Ask',
  component: CopilotPage,
  args: {
    path: '/app/knowledge/ask?q=Who+writes+roofers%3F',
    answers: {
      AskKnowledge: answerOf(true, [passage]),
      SearchKnowledge: { searchKnowledgeBase: [passage, { ...passage, id: 'p2.0', page: 4 }] },
    },
  },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof CopilotPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Searched 12 documents (144 pages).')
    await expect(canvas.getAllByText('Roofers')[0]?.tagName).toBe('MARK')
  },
}

export const NotAskedYet: Story = {
  args: { path: '/app/knowledge/ask' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ask' })).toBeDisabled()
  },
}

/** Passages that may answer are shown as that, and never below “not found”. */
export const Closest: Story = {
  args: { answers: { AskKnowledge: answerOf(false, [passage]), SearchKnowledge: { searchKnowledgeBase: [passage] } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Closest passages')
    await canvas.findByText('These may answer it:')
    await canvas.findByText('Searched 12 documents (144 pages).')
  },
}

export const NoPassages: Story = {
  args: { answers: { AskKnowledge: answerOf(false, []), SearchKnowledge: { searchKnowledgeBase: [] } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Not in these documents')
    await canvas.findByText('Nothing in 12 documents (144 pages) answers it.')
    await canvas.findByText('No passages found')
  },
}

export const NoDocuments: Story = {
  args: { answers: { AskKnowledge: answerOf(false, [], 0), SearchKnowledge: { searchKnowledgeBase: [] } } },
  play: async ({ canvas }) => {
    await canvas.findByText('No documents yet')
  },
}

export const Failed: Story = {
  args: {
    answers: {
      AskKnowledge: failing({ code: 'INTERNAL', message: 'It failed.' }, { askKnowledgeBase: null }),
      SearchKnowledge: failing({ code: 'INTERNAL', message: 'It failed.' }, { searchKnowledgeBase: null }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Retry' })).toHaveLength(2)
  },
}
