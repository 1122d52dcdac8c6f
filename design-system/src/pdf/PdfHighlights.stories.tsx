import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { answerFiles } from '../testing/answer-files'
import { boxOfLine, type MadePage, makePdf } from '../testing/pdf-files'
import PdfView, { type Highlight, type PdfViewProps } from './index'

const sizes = [undefined, [792, 612], [288, 432], [612, 1008]] as const

/** Forty pages of a lease; their sizes vary, as in a file that was put together. */
const lease = Array.from({ length: 40 }, (_, at): MadePage => {
  const size = sizes[at % sizes.length]
  return {
    ...(size && { size }),
    lines: [
      `Section ${at + 1}. Insurance`,
      `Each occurrence limit ${at + 1}: $1,000,000`,
      'Lessee shall maintain a waiver of any right of subro-',
      'gation by the insurer against Lessor.',
    ],
  }
})

answerFiles({
  '/files/21/lease.pdf': () => new Response(makePdf(lease)),
  '/files/22/turned.pdf': () => new Response(makePdf([{ lines: ['Each occurrence limit 1: $1,000,000'], rotate: 90 }])),
})

const limitOn = (page: number, label?: string): Highlight => ({
  id: `limit-${page}`,
  page,
  boxes: [boxOfLine(1, sizes[(page - 1) % sizes.length])],
  label,
})

const waiver: Highlight = { id: 'waiver', page: 5, boxes: [boxOfLine(2), boxOfLine(3)], label: 'Waiver of subrogation' }
const limits = [limitOn(30, 'Each occurrence'), limitOn(9), limitOn(36), waiver]

const meta = {
  title: 'Components/PDF view/Highlights',
  component: PdfView,
  args: { url: '/files/21/lease.pdf', name: 'Dock lease 2027.pdf', highlights: limits, current: 'limit-30' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  decorators: [
    Story => (
      <div style={{ height: '640px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PdfView>
export default meta

type Story = StoryObj<typeof meta>

const tintsOf = (canvas: HTMLElement, id: string) => [
  ...canvas.querySelectorAll<HTMLElement>(`[data-highlight="${id}"] > span`),
]

/** Fails unless the tint of a highlight lies on words and both are in sight. */
async function expectOnWords(canvas: HTMLElement, id: string, words: string) {
  const view = within(canvas)
  await waitFor(async () => {
    const [tint] = tintsOf(canvas, id).map(element => element.getBoundingClientRect())
    const seen = view.getByRole('region', { name: /\.pdf$/ }).getBoundingClientRect()
    const text = view.getByText(words).getBoundingClientRect()
    if (!tint) throw new Error(`${id} has no tint.`)
    const [across, down] = [tint.left + tint.width / 2, tint.top + tint.height / 2]
    await expect(down).toBeGreaterThan(seen.top)
    await expect(down).toBeLessThan(seen.bottom)
    // A line is thin: its middle is that of the tint, whichever way it runs.
    if (text.width > text.height) {
      await expect(Math.abs(text.top + text.height / 2 - down)).toBeLessThan(tint.height / 2)
      await expect(text.left).toBeGreaterThanOrEqual(tint.left)
      await expect(text.right).toBeLessThanOrEqual(tint.right + 1)
    } else {
      await expect(Math.abs(text.left + text.width / 2 - across)).toBeLessThan(tint.width / 2)
      await expect(text.top).toBeGreaterThanOrEqual(tint.top - 1)
      await expect(text.bottom).toBeLessThanOrEqual(tint.bottom + 1)
    }
  })
}

/** On page 30 of pages of all sizes, without a step on the way. */
export const OpensWhereOneCameFor: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await view.findByText('Each occurrence limit 30: $1,000,000')
    await expectOnWords(canvasElement, 'limit-30', 'Each occurrence limit 30: $1,000,000')
    await expect(view.getByRole('textbox', { name: 'Page, of 40' })).toHaveValue('30')
    await expect(view.getByText('3 of 4')).toBeVisible()
    await expect(view.getByRole('img', { name: 'Highlight 3 of 4: Each occurrence' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
}

/** Where nothing is marked, a page can be asked for. */
export const OpensAtAPage: Story = {
  args: { highlights: [], current: undefined, page: 30 },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await view.findByText('Each occurrence limit 30: $1,000,000')
    await waitFor(() => expect(view.getByRole('textbox', { name: 'Page, of 40' })).toHaveValue('30'))
  },
}

export const FromOneToTheNext: Story = {
  args: { current: 'waiver', onCurrentChange: fn() },
  play: async ({ canvasElement, args }) => {
    const view = within(canvasElement)
    await view.findByText('Each occurrence limit 5: $1,000,000')
    await expect(tintsOf(canvasElement, 'waiver')).toHaveLength(2)
    await userEvent.click(view.getByRole('button', { name: 'Next highlight' }))
    await expectOnWords(canvasElement, 'limit-9', 'Each occurrence limit 9: $1,000,000')
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('limit-9')
    await expect(view.getByText('Highlight 2 of 4 on page 9')).toBeInTheDocument()
    await userEvent.keyboard('nn')
    await expectOnWords(canvasElement, 'limit-36', 'Each occurrence limit 36: $1,000,000')
    await userEvent.keyboard('n')
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('waiver')
    await userEvent.keyboard('p')
    await expectOnWords(canvasElement, 'limit-36', 'Each occurrence limit 36: $1,000,000')
    await expect(view.getByText('4 of 4')).toBeVisible()
  },
}

export const StaysInSightWhenThePageGrowsOrTurns: Story = {
  args: { current: 'limit-9' },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    const words = 'Each occurrence limit 9: $1,000,000'
    await view.findByText(words)
    for (let step = 0; step < 3; step++) await userEvent.click(view.getByRole('button', { name: 'Zoom in' }))
    await expectOnWords(canvasElement, 'limit-9', words)
    for (let turn = 0; turn < 4; turn++) {
      await userEvent.click(view.getByRole('button', { name: 'Rotate' }))
      await expectOnWords(canvasElement, 'limit-9', words)
    }
  },
}

/** Places are on the page as people see it, which the document itself may have turned. */
export const OnAPageThatIsTurned: Story = {
  args: {
    url: '/files/22/turned.pdf',
    name: 'Fax.pdf',
    highlights: [
      { id: 'limit', page: 1, boxes: [{ x: 1 - 86 / 792, y: 70 / 612, width: 20 / 792, height: 330 / 612 }] },
    ],
    current: 'limit',
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Each occurrence limit 1: $1,000,000')
    await expectOnWords(canvasElement, 'limit', 'Each occurrence limit 1: $1,000,000')
  },
}

export const AClickChoosesOne: Story = {
  args: { current: undefined, highlights: [limitOn(1), waiver], onCurrentChange: fn() },
  play: async ({ canvasElement, args }) => {
    const view = within(canvasElement)
    const words = await view.findByText('Each occurrence limit 1: $1,000,000')
    const { left, top, width, height } = words.getBoundingClientRect()
    await userEvent.pointer({
      target: words,
      keys: '[MouseLeft]',
      coords: { clientX: left + width / 2, clientY: top + height / 2 },
    })
    await waitFor(() => expect(args.onCurrentChange).toHaveBeenCalledWith('limit-1'))
  },
}

/** The page around, such as a list of quotes, says which one is looked at. */
export const ChosenElsewhere: Story = {
  render: function Render(props: PdfViewProps) {
    const [current, setCurrent] = useState('waiver')
    return (
      <>
        <button type="button" onClick={() => setCurrent('limit-36')}>
          Show the last limit
        </button>
        <PdfView {...props} current={current} onCurrentChange={setCurrent} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await view.findByText('Each occurrence limit 5: $1,000,000')
    await userEvent.click(view.getByRole('button', { name: 'Show the last limit' }))
    await expectOnWords(canvasElement, 'limit-36', 'Each occurrence limit 36: $1,000,000')
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await view.findByText('Each occurrence limit 30: $1,000,000')
    await userEvent.click(
      within(view.getByRole('toolbar', { name: /: pages and size$/ })).getByRole('button', { name: 'Next highlight' }),
    )
    await expectOnWords(canvasElement, 'limit-36', 'Each occurrence limit 36: $1,000,000')
  },
}
