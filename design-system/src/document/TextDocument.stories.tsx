import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TextDocument } from './index'

const mail = `Hi Maya,

The landlord asks for general liability of at least $1,000,000 each occurrence and a waiver of
subrogation in favor of Harbor Point Marina.

Umbrella: $5,000,000.

Dana`

/** Two thousand lines, as a long list has them. */
const list = Array.from({ length: 2000 }, (_, at) => `Vehicle ${at + 1}, 2022 Ford Transit, garaged in Oakland`).join(
  '\n',
)

const rangeOf = (text: string, words: string, label?: string) => {
  const start = text.indexOf(words)
  return { id: words, start, end: start + words.length, label }
}

const quotes = [
  rangeOf(mail, '$1,000,000 each occurrence', 'Each occurrence'),
  rangeOf(mail, 'waiver of\nsubrogation'),
  rangeOf(mail, '$5,000,000'),
]

const meta = {
  title: 'Components/Text document',
  component: TextDocument,
  args: {
    text: mail,
    name: 'Renewal terms.eml',
    ranges: quotes,
    current: 'waiver of\nsubrogation',
    onCurrentChange: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `The words of a document that has no pages: an Office file, a mail, a plain text.

**Do** give \`url\` when there is a file to download.
**Don't** use it for what people write in Coverdesk: that is Markdown.`,
      },
    },
  },
} satisfies Meta<typeof TextDocument>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { url: '/files/1/mail.eml' },
  play: async ({ canvasElement, args }) => {
    const view = within(canvasElement)
    // One quote over two lines.
    await expect(canvasElement.querySelectorAll('[data-highlight="waiver of\\a subrogation"]')).toHaveLength(2)
    await expect(view.getByText('2 of 3')).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: 'Next highlight' }))
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('$5,000,000')
    await userEvent.keyboard('n')
    await expect(view.getByText('Highlight 1 of 3: Each occurrence')).toBeInTheDocument()
    await userEvent.click(view.getByText('$5,000,000'))
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('$5,000,000')
    await expect(view.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'Renewal terms.eml')
  },
}

export const Search: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    view.getByRole('region').focus()
    await userEvent.keyboard('{Control>}f{/Control}')
    await userEvent.type(view.getByRole('textbox', { name: 'Search in the document' }), 'WAIVER OF SUBROGATION')
    await expect(await view.findByText('1 match')).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-match="0"]')).toHaveLength(2)
  },
}

/** Opens at a line, for a page of it that one was led to. */
export const AtALine: Story = {
  args: { text: list, name: 'Vehicles.xlsx', ranges: [], current: undefined, opensAt: list.indexOf('Vehicle 1200,') },
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement).getByRole('region').getBoundingClientRect()
    const line = await within(canvasElement).findByText(/^Vehicle 1200,/)
    await waitFor(() => expect(line.getBoundingClientRect().top).toBeGreaterThan(seen.top))
    await waitFor(() => expect(line.getBoundingClientRect().bottom).toBeLessThan(seen.bottom))
  },
}

/** Opens at its quote, however far down that is. */
export const ALongText: Story = {
  args: { text: list, name: 'Vehicles.xlsx', ranges: [rangeOf(list, 'Vehicle 1860,')], current: 'Vehicle 1860,' },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    const region = view.getByRole('region')
    await waitFor(async () => {
      const [mark, seen] = [view.getByText('Vehicle 1860,').getBoundingClientRect(), region.getBoundingClientRect()]
      await expect(mark.top).toBeGreaterThan(seen.top)
      await expect(mark.bottom).toBeLessThan(seen.bottom)
    })
  },
}

export const Empty: Story = { args: { text: '', ranges: [], current: undefined } }
