import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { KnowledgeProfileFragment } from '../generated/documents'
import { answerCard } from '../testing/answer-card'
import { CopilotPage } from '../testing/CopilotPage'
import { answerPages, failed, mail, markedOn, scan, textDocument, wordsOfPage } from '../testing/knowledge.fixtures'

answerCard('/files/f4/ID%20card.png')

const answersOf = (knowledgeBaseDocument: KnowledgeProfileFragment) => ({
  KnowledgeDocument: { knowledgeBaseDocument },
  OpenedPassage: { knowledgeBasePassage: markedOn(2) },
  PassagesOfDocument: { searchKnowledgeBase: [markedOn(1), markedOn(2)] },
  KnowledgePages: answerPages(knowledgeBaseDocument.indexingStatus.pageCount ?? 1),
})
const statusOf = (document: KnowledgeProfileFragment, more: Partial<KnowledgeProfileFragment['indexingStatus']>) =>
  answersOf({ ...document, indexingStatus: { ...document.indexingStatus, ...more } })

const meta = {
  title: 'Screens/Knowledge Base/Document',
  component: CopilotPage,
  args: { path: '/app/knowledge/1/view?page=2&passage=p2', answers: answersOf(mail) },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof CopilotPage>

export default meta
type Story = StoryObj<typeof meta>

/** The passage of the address is marked, on its page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const mark = await canvas.findByText('Roofers above 2 stories are referred to the carrier.')
    await expect(mark.tagName).toBe('MARK')
    // The page fades in.
    await waitFor(() => expect(canvas.getByText('1 of 1')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Page 2')).toBeVisible())
    await expect(document.title).toBe('Renewal terms · Coverdesk')
  },
}

/** All that answers the question is marked; `n` goes from one to the next. */
export const ForAQuestion: Story = {
  args: { path: '/app/knowledge/1/view?page=2&passage=p2&q=Who+writes+roofers%3F' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 of 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Next highlight' }))
    await canvas.findByText('1 of 2')
    await expect(canvas.getByRole('link', { name: 'Back to answers' })).toHaveAttribute(
      'href',
      '/app/knowledge/ask?q=Who+writes+roofers%3F',
    )
  },
}

export const APicture: Story = {
  args: {
    path: '/app/knowledge/1/view?page=1&passage=p1',
    answers: { ...answersOf(scan), OpenedPassage: { knowledgeBasePassage: markedOn(1) } },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'ID card.png' })
    await canvas.findByRole('img', { name: /^Highlight 1 of 1: Roofers above 1 stories/ })
  },
}

export const OfAText: Story = {
  args: { path: '/app/knowledge/2/view', answers: statusOf(textDocument, { pageCount: 1 }) },
  play: async ({ canvas }) => {
    await canvas.findByText(wordsOfPage(1))
    await expect(canvas.queryByRole('link', { name: 'Download' })).toBeNull()
    await expect(canvas.queryByText('Page 1')).toBeNull()
  },
}

/** A long text is shown in portions, with the way to the others and to the passages there. */
export const ManyPages: Story = {
  args: {
    path: '/app/knowledge/1/view?page=22&q=roofers',
    answers: {
      ...statusOf(mail, { pageCount: 50 }),
      PassagesOfDocument: { searchKnowledgeBase: [markedOn(22), markedOn(45)] },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Pages 21–40 of 50')
    await expect(canvas.getByRole('link', { name: 'Earlier pages' })).toHaveAttribute(
      'href',
      '/app/knowledge/1/view?page=1&q=roofers',
    )
    await expect(canvas.getByRole('link', { name: 'Passage on page 45' })).toHaveAttribute(
      'href',
      '/app/knowledge/1/view?page=45&passage=p45&q=roofers',
    )
    await waitFor(() => expect(canvas.getByText('Roofers above 22 stories are referred to the carrier.')).toBeVisible())
  },
}

export const PassagesFailed: Story = {
  args: {
    answers: {
      ...answersOf(mail),
      OpenedPassage: failing({ code: 'INTERNAL', message: 'It failed.' }, { knowledgeBasePassage: null }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The passages could not be loaded. It failed.')
    await canvas.findByText(wordsOfPage(2))
  },
}

export const NotIndexedYet: Story = {
  args: { path: '/app/knowledge/1/view', answers: statusOf(mail, { status: 'INDEXING', progress: 0.4567 }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Cara is still reading this document')
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '46')
  },
}

export const CouldNotBeIndexed: Story = {
  args: { path: '/app/knowledge/1/view', answers: answersOf(failed) },
  play: async ({ canvas }) => {
    await canvas.findByText('This file is damaged. Upload it again.')
    await canvas.findByText('This document can’t be shown here')
    await expect(canvas.getByRole('link', { name: 'Download Underwriting guide.pdf' })).toHaveAttribute(
      'href',
      failed.file?.url,
    )
  },
}

export const Failed: Story = {
  args: {
    answers: {
      ...answersOf(mail),
      KnowledgePages: failing({ code: 'INTERNAL', message: 'It failed.' }, { knowledgeBasePages: null }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}
