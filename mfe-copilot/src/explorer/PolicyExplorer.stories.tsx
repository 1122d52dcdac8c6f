import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ExplorerStage, explorerPage } from '../testing/ExplorerStage'
import {
  answeredMessages,
  answersWith,
  conversation,
  notFoundAnswer,
  openQuestion,
  proposal,
  quote,
  secondQuestion,
} from '../testing/explorer.fixtures'

const meta = {
  title: 'Screens/Policies/Explore with AI',
  component: ExplorerStage,
  args: { path: explorerPage, answers: answersWith(conversation({ messages: answeredMessages })) },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
} satisfies Meta<typeof ExplorerStage>

export default meta
type Story = StoryObj<typeof meta>

/** An answer with a quote, whose mark opens the document beside it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Evidence 1: Declarations.txt, page 1' }))
    const mark = await canvas.findByText(quote, { selector: 'mark' })
    await expect(mark).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Evidence 1/ })
    await expect(canvas.getByText(/not a licensed insurance agent/)).toBeVisible()
  },
}

export const NothingAskedYet: Story = {
  args: { answers: answersWith(conversation()) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'What is the policy number?' })
    await expect(canvas.getByRole('button', { name: 'Ask' })).toBeDisabled()
  },
}

const proposed = [
  proposal({ path: 'policyNumber', label: 'Policy number', unit: 'TEXT', options: ['GL-4820193-02'] }),
  proposal({
    ...{ path: 'details.limits.glPerOccurrenceLimit', label: 'Each occurrence (General Liability)', unit: 'USD' },
    ...{ recordValue: '50000000', options: ['100000000', '200000000'] },
  }),
  proposal({ path: 'expiresAt', label: 'Expires', unit: 'DATE', recordValue: '2027-02-01', options: ['2027-03-01'] }),
]

/** Record and documents side by side; a person selects what to copy to the record. */
export const DetailsFromTheDocuments: Story = {
  args: { answers: answersWith(conversation({ messages: answeredMessages }), proposed) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review details' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: '$1,000,000' }))
    await expect(canvas.getByRole('button', { name: 'Update 1 detail' })).toBeEnabled()
  },
}

/** The first of the steps that show while a question is answered. */
export const Answering: Story = {
  args: { answers: answersWith(conversation({ question: openQuestion(null) })) },
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: 'Loading policy documents...' })
  },
}

/** When the documents don’t answer a question, Cara says so and lists what she searched. */
export const NotFound: Story = {
  args: {
    answers: answersWith(conversation({ messages: [...answeredMessages, secondQuestion, notFoundAnswer] })),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Searched: Declarations.txt')
  },
}

export const NoDocuments: Story = {
  args: { answers: answersWith(conversation({ isReady: false, documents: [] })) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Upload Document' })
  },
}

export const Failed: Story = {
  args: {
    answers: {
      PolicyExplorer: failing({ code: 'INTERNAL', message: 'It failed.' }, { policyExplorerConversation: null }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}
