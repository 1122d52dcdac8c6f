import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { AnswerOutcomeFragment } from '../generated/documents'
import { AnswerOutcome } from './AnswerOutcome'

const searched: AnswerOutcomeFragment['searched'] = [
  { __typename: 'CaraSearchedSource', name: 'Policy - Bayview GL.pdf', pages: 14 },
  { __typename: 'CaraSearchedSource', name: 'Contract - Harbor lease.pdf', pages: 9 },
]
const outcome = (
  kind: AnswerOutcomeFragment['kind'],
  more: Partial<AnswerOutcomeFragment> = {},
): AnswerOutcomeFragment => ({
  __typename: 'CaraOutcome',
  ...{ kind, searched, failures: [], candidates: [] },
  ...more,
})

const meta = {
  title: 'Patterns/Copilot/Answer outcome',
  component: AnswerOutcome,
  args: {
    outcome: outcome('FOUND'),
    children: '“Each occurrence limit: $1,000,000” (Policy - Bayview GL.pdf, page 1)',
    onRetry: fn(),
    onSay: fn(),
  },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** show every answer of Cara in it: the server decides once how a search ended. **Don’t** say “not found” where the outcome says that something wasn’t searched.',
      },
    },
  },
} satisfies Meta<typeof AnswerOutcome>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Passages that may answer; never “not found” above them. */
export const Closest: Story = {
  args: {
    outcome: outcome('CLOSEST'),
    children: 'The closest passages, which may not answer it: “Liquidated damages of $1,200 for each day of delay …”',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closest passages')).toBeVisible()
    await expect(canvas.queryByText(/not found/i)).toBeNull()
  },
}

export const NotInDocuments: Story = {
  args: { outcome: outcome('NOT_IN_DOCUMENTS'), children: 'I didn’t find an answer to this.' },
  play: async ({ canvas }) => {
    await canvas.findByText('Searched: Policy - Bayview GL.pdf (14 pages) and Contract - Harbor lease.pdf (9 pages).')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const CouldNotSearch: Story = {
  args: {
    outcome: outcome('COULD_NOT_SEARCH', {
      failures: [
        'I couldn’t search your records. Coverdesk isn’t responding. Try again shortly.',
        'Lease.pdf is still being read.',
      ],
    }),
    children: 'I couldn’t reach your records, so I can’t answer yet.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const NeedsYou: Story = {
  args: {
    outcome: outcome('NEEDS_YOU', {
      candidates: searched.map(({ name }) => ({
        __typename: 'CaraCandidate' as const,
        label: name,
        message: `What does page 2 say? (${name})`,
      })),
    }),
    children: 'Which document do you mean?',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contract - Harbor lease.pdf' }))
    await expect(args.onSay).toHaveBeenCalledWith('What does page 2 say? (Contract - Harbor lease.pdf)')
  },
}

/** The rest answered, and what wasn’t searched is said. */
export const FoundWithoutAll: Story = {
  args: { outcome: outcome('FOUND', { failures: ['Pages 3, 4 of Policy - Bayview GL.pdf couldn’t be read.'] }) },
}
