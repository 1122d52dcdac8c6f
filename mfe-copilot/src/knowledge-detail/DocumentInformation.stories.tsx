import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { KnowledgeProfileFragment } from '../generated/documents'
import { CopilotPage } from '../testing/CopilotPage'
import { answerKnowledge, failed, guide, indexing, knowledgeRows, textDocument } from '../testing/knowledge.fixtures'

const sent = fn().mockName('sent')

const answersOf = (knowledgeBaseDocument: KnowledgeProfileFragment) => ({
  KnowledgeDocuments: answerKnowledge(knowledgeRows(8)),
  KnowledgeDocument: { knowledgeBaseDocument },
})

const meta = {
  title: 'Screens/Knowledge Base/Document information',
  component: CopilotPage,
  args: { path: '/app/knowledge/1', answers: answersOf(guide), onSent: sent },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof CopilotPage>

export default meta
type Story = StoryObj<typeof meta>

const panel = async () => within(await screen.findByRole('dialog', { name: 'Document Information' }))

export const Default: Story = {
  play: async () => {
    const information = await panel()
    await information.findByText('Underwriting guide for contractors')
    await expect(information.getByRole('link', { name: 'Underwriting guide.pdf' })).toHaveAttribute(
      'href',
      guide.file?.url,
    )
  },
}

export const Indexing: Story = {
  args: { answers: answersOf(indexing) },
  play: async () => {
    await expect(await (await panel()).findByRole('progressbar')).toHaveAttribute('aria-valuenow', '46')
  },
}

export const CouldNotBeIndexed: Story = {
  args: {
    answers: {
      ...answersOf(failed),
      RetryKnowledgeDocument: { retryKnowledgeBaseDocument: { ...indexing, version: 2 } },
    },
  },
  play: async ({ userEvent }) => {
    const information = await panel()
    await information.findByText('This file is damaged. Upload it again.')
    await userEvent.click(information.getByRole('button', { name: 'Try again' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'RetryKnowledgeDocument', variables: { id: '1', version: 1 } }),
      ),
    )
  },
}

export const OfAText: Story = {
  args: { path: '/app/knowledge/2', answers: answersOf(textDocument) },
  play: async () => {
    await (await panel()).findByRole('heading', { name: 'Certificates' })
  },
}

export const Missing: Story = {
  args: {
    answers: {
      ...answersOf(guide),
      KnowledgeDocument: failing(
        { code: 'NOT_FOUND', message: 'There is no such document.' },
        { knowledgeBaseDocument: null },
      ),
    },
  },
  play: async () => {
    await (await panel()).findByText('There is no such document')
  },
}

export const AsksBeforeItDeletes: Story = {
  args: {
    path: '/app/knowledge/1/delete',
    answers: { ...answersOf(guide), DeleteKnowledgeDocument: { deleteKnowledgeBaseDocument: true } },
  },
  play: async ({ userEvent }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this document?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'DeleteKnowledgeDocument', variables: { id: '1', version: 1 } }),
      ),
    )
  },
}
