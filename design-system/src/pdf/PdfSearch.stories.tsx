import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { answerFiles } from '../testing/answer-files'
import { longName } from '../testing/long-words'
import { makePdf, numberedPages } from '../testing/pdf-files'
import PdfView from './index'

const policy = Array.from({ length: 60 }, (_, at) => ({
  lines: [`Form ${at + 1}`, 'The insurer waives any right of subro-', 'gation against the Lessor.', 'Each Occurrence'],
}))

answerFiles({
  '/files/31/policy.pdf': () => new Response(makePdf(policy)),
  '/files/32/scan.pdf': () => new Response(makePdf([{ drawing: 'q 400 0 0 500 106 146 cm /Scan Do Q' }])),
  '/files/33/long.pdf': () => new Response(makePdf(numberedPages(500))),
})

const meta = {
  title: 'Components/PDF view/Search and pages',
  component: PdfView,
  args: { url: '/files/31/policy.pdf', name: 'Policy CPP-2291.pdf' },
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

const field = (canvas: HTMLElement) => within(canvas).findByRole('textbox', { name: 'Search in the document' })

/** In words that run over a line and are divided there, whatever the case. */
export const FindsOverLineBreaks: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await view.findByText('Form 1')
    view.getByRole('region').focus()
    await userEvent.keyboard('{Control>}f{/Control}')
    await userEvent.type(await field(canvasElement), 'SUBROGATION against')
    await expect(await view.findByText('60 matches')).toBeVisible()
    await expect(view.getByText('1 of 60')).toBeVisible()
    const page = view.getByRole('group', { name: 'Page 1' })
    const [first, second] = await waitFor(async () => {
      const tints = [...page.querySelectorAll('span')].filter(
        element => getComputedStyle(element).mixBlendMode === 'multiply',
      )
      await expect(tints).toHaveLength(2)
      return tints.map(tint => tint.getBoundingClientRect())
    })
    // One part at the end of the first line, one at the beginning of the second.
    const words = within(page).getByText('gation against the Lessor.').getBoundingClientRect()
    await expect(Math.abs((second?.left ?? 0) - words.left)).toBeLessThan(4)
    await expect(first?.left).toBeGreaterThan(words.left + 40)
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect(view.getByText('60 of 60')).toBeVisible()
    await expect(await view.findByText('Form 60')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(view.getByText('1 of 60')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(view.queryByRole('search')).toBeNull()
    await expect(view.getByRole('region')).toHaveFocus()
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await view.findByText('Form 1')
    await userEvent.click(view.getByRole('button', { name: 'Search in the document' }))
    await userEvent.type(await field(canvasElement), longName)
    await expect(await view.findByText('No matches')).toBeVisible()
  },
}

export const AScanHasNoWords: Story = {
  args: { url: '/files/32/scan.pdf', name: 'Loss runs.pdf' },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await view.findByText('This page is a picture without text.')
    await userEvent.click(view.getByRole('button', { name: 'Search in the document' }))
    await userEvent.type(await field(canvasElement), 'limit')
    await expect(await view.findByText('This document has no text to search.')).toBeVisible()
  },
}

export const SearchOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await view.findByText('Form 1')
    await userEvent.click(view.getByRole('button', { name: 'Search in the document' }))
    await userEvent.type(await field(canvasElement), 'each occurrence')
    await expect(await view.findByText('60 matches')).toBeVisible()
  },
}

/** Only what is near is drawn, of five hundred pages. */
export const PagesAtAGlance: Story = {
  args: { url: '/files/33/long.pdf', name: 'Policy and forms.pdf' },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await view.findByText('This is page 1.')
    await userEvent.click(view.getByRole('button', { name: 'Pages' }))
    const panel = within(await view.findByRole('navigation', { name: 'Pages' }))
    const first = panel.getByRole('button', { name: 'Go to page 1' })
    await expect(first).toHaveAttribute('aria-current', 'page')
    first.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(await view.findByText('This is page 3.')).toBeVisible()
    await waitFor(() =>
      expect(panel.getByRole('button', { name: 'Go to page 3' })).toHaveAttribute('aria-current', 'page'),
    )
    await userEvent.keyboard('{End}{Enter}')
    await expect(await view.findByText('This is page 500.')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelectorAll('canvas').length).toBeLessThan(20))
    await userEvent.click(view.getByRole('button', { name: 'Pages' }))
    await expect(view.queryByRole('navigation')).toBeNull()
  },
}

/** They come from below, and go when a page was chosen. */
export const PagesOnAPhone: Story = {
  args: { url: '/files/33/long.pdf', name: 'Policy and forms.pdf' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await view.findByText('This is page 1.')
    await userEvent.click(view.getByRole('button', { name: 'Pages' }))
    await expect(await view.findByRole('button', { name: 'Go to page 1' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(view.queryByRole('navigation')).toBeNull()
    await userEvent.click(view.getByRole('button', { name: 'Pages' }))
    await userEvent.click(await view.findByRole('button', { name: 'Go to page 4' }))
    await expect(await view.findByText('This is page 4.')).toBeVisible()
    await expect(view.queryByRole('navigation')).toBeNull()
  },
}
