import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { answerFiles, type FileAnswers } from '../testing/answer-files'
import { linkTo, type MadePage, makePdf, numberedPages, passwordTrailer } from '../testing/pdf-files'
import PdfView, { type PdfMark, type PdfViewProps } from './index'

const certificate: MadePage = {
  lines: [
    'CERTIFICATE OF LIABILITY INSURANCE',
    '',
    'Producer: Harbor Point Insurance Agency, Hayward, CA 94545',
    'Insured: Bayview Logistics LLC, 2200 Industrial Parkway',
    'Policy CPP-2291-0048127-03, 01/01/2026 to 01/01/2027',
    'Each occurrence $1,000,000, general aggregate $2,000,000',
    '',
    'Terms of the carrier: https://carrier.example/terms',
    'Additional insured: see page 2',
  ],
  annotations: [linkTo('/A << /S /URI /URI (https://carrier.example/terms) >>', 7), linkTo('/Dest [1 /Fit]', 8)],
}

const pdf = (pages: readonly MadePage[], options?: Parameters<typeof makePdf>[1]) => () =>
  new Response(makePdf(pages, options))

/** What the gateway would answer. */
const answers: FileAnswers = {
  '/files/1/certificate.pdf': pdf([certificate, ...numberedPages(3).slice(1)]),
  '/files/2/policy.pdf': pdf(numberedPages(300)),
  '/files/3/plans.pdf': pdf([
    ...numberedPages(1),
    { lines: ['A plan, wide'], size: [1224, 792] },
    { size: [288, 432] },
  ]),
  '/files/4/scan.pdf': pdf([{ drawing: 'q 400 0 0 500 106 146 cm /Scan Do Q' }]),
  '/files/5/slow.pdf': () => new Promise(() => undefined),
  '/files/6/offline.pdf': () => Promise.reject(new TypeError('Failed to fetch')),
  '/files/7/gone.pdf': () => new Response('', { status: 404 }),
  '/files/8/session.pdf': () => new Response('', { status: 401 }),
  '/files/9/trouble.pdf': () => new Response('', { status: 503 }),
  '/files/10/letter.docx': () => new Response('PK not a PDF at all'),
  '/files/11/damaged.pdf': () => new Response(`%PDF-1.7\n${'x'.repeat(400)}`),
  '/files/12/locked.pdf': pdf(numberedPages(1), { trailer: passwordTrailer }),
}

answerFiles(answers)

const meta = {
  title: 'Components/PDF view',
  component: PdfView,
  args: { url: '/files/1/certificate.pdf', name: 'Certificate 2026-118.pdf' },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `A PDF inside a page or a dialog. It comes in a file of its own: \`lazy(() => import('@coverdesk/design-system/pdf'))\`.

**Do** give it the address of the gateway (\`/files/<id>/<name>\`), the name that people know, and a parent with a height where the document is what the screen is about.
**Don't** show a PDF in an iframe, give it an address of another origin, or put buttons for download beside it: it has them.

\`marks\` are places that can be chosen, such as the fields of a form. **Do** offer the same things in a list beside it: on a phone they are too small for a finger.

\`highlights\` are quotes and values that the document is opened for. **Do** give \`current\` the one that a person came from, and follow \`onCurrentChange\`.

Keys: Page Up, Page Down, Home and End scroll, + and − change the size, Ctrl or ⌘ and F search, n and p go from highlight to highlight, arrows move within the toolbar, the pages and from mark to mark.`,
      },
    },
  },
} satisfies Meta<typeof PdfView>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await expect(await view.findByText('CERTIFICATE OF LIABILITY INSURANCE')).toBeVisible()
    const link = await view.findByRole('link', { name: /https:\/\/carrier\.example\/terms/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible())
  },
}

/** A parent with a height is filled, as in a dialog or beside a form. */
export const FillsItsParent: Story = {
  decorators: [
    Story => (
      <div style={{ height: '720px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await view.findByText('CERTIFICATE OF LIABILITY INSURANCE')
    const root = view.getByRole('toolbar').parentElement
    await expect(root?.getBoundingClientRect().height).toBe(720)
  },
}

export const AnyPageIsOneNumberAway: Story = {
  args: { url: '/files/2/policy.pdf', name: 'Policy.pdf' },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await view.findByText('This is page 1.')
    const box = view.getByRole('textbox', { name: 'Page, of 300' })
    await userEvent.clear(box)
    await userEvent.type(box, '250{Enter}')
    await expect(await view.findByText('This is page 250.')).toBeVisible()
    await waitFor(() => expect(box).toHaveValue('250'))
    await userEvent.type(box, 'x{Escape}')
    await expect(box).toHaveValue('250')
  },
}

export const LargerAndSmaller: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await view.findByText('CERTIFICATE OF LIABILITY INSURANCE')
    const zoom = view.getByRole('status', { name: 'Zoom' })
    await userEvent.click(view.getByRole('button', { name: 'Fit width' }))
    const fitted = zoom.textContent
    await userEvent.click(view.getByRole('button', { name: 'Zoom out' }))
    await expect(zoom.textContent).not.toBe(fitted)
    for (let step = 0; step < 16; step++) await userEvent.keyboard('-')
    await expect(zoom).toHaveTextContent('25%')
    await expect(view.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('+')
    await expect(zoom).toHaveTextContent('33%')
    await userEvent.click(view.getByRole('button', { name: 'Fit width' }))
    await expect(zoom).toHaveTextContent(fitted ?? '')
  },
}

export const OneStopForTab: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await view.findByText('CERTIFICATE OF LIABILITY INSURANCE')
    await userEvent.tab()
    await expect(view.getByRole('button', { name: 'Pages' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(view.getByRole('button', { name: 'Zoom in' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(view.getByRole('link', { name: 'Open in a new tab' })).toHaveFocus()
    await userEvent.tab()
    await expect(view.getByRole('region')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(view.getByRole('link', { name: 'Open in a new tab' })).toHaveFocus()
  },
}

/** However many pages there are, the view keeps its height, where its parent has none, too. */
export const PagesAtAGlanceKeepTheHeight: Story = {
  args: { url: '/files/2/policy.pdf', name: 'Policy.pdf' },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await view.findByText('This is page 1.')
    const root = view.getByRole('toolbar').parentElement
    await userEvent.click(view.getByRole('button', { name: 'Pages' }))
    await view.findByRole('navigation', { name: 'Pages' })
    await expect(root?.getBoundingClientRect().height).toBe(500)
    // Drawn are those near the view, large and small.
    await waitFor(() => expect(canvasElement.querySelectorAll('nav canvas').length).toBeGreaterThan(2))
    await expect(canvasElement.querySelectorAll('canvas').length).toBeLessThan(20)
  },
}

export const PagesOfAllSizes: Story = { args: { url: '/files/3/plans.pdf', name: 'Site plans.pdf' } }

/** A fax has no words; screen readers say so. */
export const Scan: Story = {
  args: { url: '/files/4/scan.pdf', name: 'Loss runs.pdf' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This page is a picture without text.')
  },
}

export const Loading: Story = {
  args: { url: '/files/5/slow.pdf' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status', { name: 'Loading document' })).toBeInTheDocument()
    await expect(within(canvasElement).getByRole('button', { name: 'Zoom in' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Unreachable: Story = {
  args: { url: '/files/6/offline.pdf' },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Retry' }))
    await expect(await view.findByText(/Check your connection/)).toBeVisible()
  },
}

export const NotAPdf: Story = {
  args: { url: '/files/10/letter.docx', name: 'Letter.docx' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This file is not a PDF')).toBeVisible()
  },
}

export const Damaged: Story = {
  args: { url: '/files/11/damaged.pdf' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This PDF is damaged')).toBeVisible()
  },
}

export const PasswordProtected: Story = {
  args: { url: '/files/12/locked.pdf' },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(within(alert).getByRole('link', { name: 'Download' })).toHaveAttribute('download')
    await expect(within(alert).queryByRole('button')).toBeNull()
  },
}

const fieldOf = (number: number): PdfMark => ({
  id: `field-${number}`,
  page: number % 3 === 0 ? 2 : 1,
  x: 0.12 + (number % 2) * 0.4,
  y: 0.4 + number * 0.04,
  width: 0.34,
  height: 0.026,
  label: `Field ${number}: ${number % 3 === 0 ? `Policy number ${number}` : 'not filled'}`,
  look: (['done', 'open', 'quiet'] as const)[number % 3] ?? 'open',
  text: number % 3 === 0 ? `Policy number ${number}` : undefined,
})

const fields = [1, 2, 4, 5, 7, 8, 3, 6, 9].map(fieldOf)

function Marked(props: PdfViewProps) {
  const [chosen, setChosen] = useState<string>()
  return (
    <>
      <button type="button" onClick={() => setChosen('field-9')}>
        Choose the last one
      </button>
      <PdfView {...props} marks={fields} chosenMark={chosen} onChooseMark={setChosen} />
    </>
  )
}

/** Filled, open and left empty: the look says it without colors, too. One is chosen with the mouse, or with Tab and the arrows. */
export const Marks: Story = {
  render: Marked,
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    const second = await view.findByRole('button', { name: /^Field 2:/ })
    await userEvent.click(second)
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(view.getByRole('button', { name: /^Field 4:/ })).toHaveFocus()
    await expect(view.getByRole('button', { name: /^Field 4:/ })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(view.getByRole('button', { name: /^Field 1:/ })).toHaveFocus()
    await expect(canvasElement.querySelectorAll('[data-mark][tabindex="0"]')).toHaveLength(1)
  },
}

/** What is chosen elsewhere comes into view. */
export const AMarkThatIsChosenElsewhere: Story = {
  render: Marked,
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await view.findByText('CERTIFICATE OF LIABILITY INSURANCE')
    await userEvent.click(view.getByRole('button', { name: 'Choose the last one' }))
    await waitFor(() => expect(view.getByRole('textbox', { name: 'Page, of 3' })).toHaveValue('2'))
  },
}
