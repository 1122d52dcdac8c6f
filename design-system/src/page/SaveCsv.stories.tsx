import { expect, spyOn, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../controls/Button'
import { saveCsv } from './csv'

const rows = [
  ['Bayside Bakery, Inc.', 'Enter an email address.'],
  ['=HYPERLINK("https://evil.example")', 'Use at most 120 characters.'],
]

const meta = {
  title: 'Patterns/Save as CSV',
  component: Button,
  args: {
    children: 'Save rows with errors',
    onClick: () => saveCsv('errors.csv', ['Name', 'Error'], rows),
  },
  parameters: {
    docs: {
      description: {
        component: `
\`saveCsv\` hands rows to the browser as a file that Excel reads as UTF-8 and of which no spreadsheet runs anything.

**Do** say on the button what is saved, and how much when it is a part.

**Don't** build CSV by joining texts: a comma, a quote or a formula in a name breaks it. A list has its own export.`,
      },
    },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SavesAFile: Story = {
  beforeEach: () => {
    const make = spyOn(URL, 'createObjectURL')
    // A real click would save a file on the machine that runs the stories.
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    return () => {
      make.mockRestore()
      click.mockRestore()
    }
  },
  play: async ({ canvas, userEvent }) => {
    const make = URL.createObjectURL as unknown as { mock: { calls: [Blob][] } }
    await userEvent.click(canvas.getByRole('button', { name: 'Save rows with errors' }))
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled())
    const text = await make.mock.calls[0]?.[0].text()
    await expect(text).toContain('"Bayside Bakery, Inc.",Enter an email address.')
    await expect(text).toContain("'=HYPERLINK")
  },
}
