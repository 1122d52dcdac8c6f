import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { isViewable } from '../files/is-viewable'
import { answerFiles } from '../testing/answer-files'
import { boxOfLine, makePdf, numberedPages } from '../testing/pdf-files'
import DocumentView from './index'

/** A card with a dark field at a known place, drawn in the page: a fifth of it, a tenth from its left and half way down. */
async function card(): Promise<Response> {
  const canvas = new OffscreenCanvas(900, 500)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is nothing to draw on.')
  context.fillStyle = '#f1eee4'
  context.fillRect(0, 0, 900, 500)
  context.fillStyle = '#1d211f'
  context.font = '32px sans-serif'
  context.fillText('EVIDENCE OF AUTO INSURANCE', 90, 120)
  context.fillText('Policy BAP 2291-0048', 90, 290)
  return new Response(await canvas.convertToBlob({ type: 'image/png' }))
}

answerFiles({
  '/files/41/card.png': card,
  '/files/42/slow.png': () => new Promise(() => undefined),
  '/files/43/broken.png': () => new Response('no picture'),
  '/files/44/gone.png': () => new Response('', { status: 404 }),
  '/files/45/policy.pdf': () => new Response(makePdf(numberedPages(3))),
})

const number = {
  id: 'number',
  page: 1,
  boxes: [{ x: 0.09, y: 0.51, width: 0.4, height: 0.09 }],
  label: 'Policy number',
}

const meta = {
  title: 'Components/Document view',
  component: DocumentView,
  args: { url: '/files/41/card.png', name: 'ID card.png', mimeType: 'image/png' },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `A file of ours inside a page or a dialog: a PDF, a scan or a photo. It comes in a file of its own: \`lazy(() => import('@coverdesk/design-system/document'))\`.

**Do** ask \`isViewable\` first, and offer a download for the rest.
**Don't** put an \`img\` into a page for a file of a client: here it can be enlarged, turned and marked.`,
      },
    },
  },
} satisfies Meta<typeof DocumentView>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { highlights: [number], current: 'number', onCurrentChange: fn() },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    const picture = await view.findByRole('img', { name: 'ID card.png' })
    const shares = () => {
      const tint = view.getByRole('img', { name: 'Highlight 1 of 1: Policy number' }).firstElementChild
      const [paper, box] = [picture.getBoundingClientRect(), tint?.getBoundingClientRect()]
      return [((box?.top ?? 0) - paper.top) / paper.height, ((box?.left ?? 0) - paper.left) / paper.width]
    }
    await expect(shares()[0]).toBeCloseTo(0.51, 1)
    await expect(shares()[1]).toBeCloseTo(0.09, 1)
    await userEvent.click(view.getByRole('button', { name: 'Rotate' }))
    // Standing: its left is now its top.
    await waitFor(() =>
      expect(picture.getBoundingClientRect().height).toBeGreaterThan(picture.getBoundingClientRect().width),
    )
    await expect(shares()[0]).toBeCloseTo(0.09, 1)
    await expect(shares()[1]).toBeCloseTo(1 - 0.51 - 0.09, 1)
    await expect(view.queryByRole('button', { name: 'Search in the document' })).toBeNull()
  },
}

export const APdf: Story = {
  args: {
    url: '/files/45/policy.pdf',
    name: 'Policy.pdf',
    mimeType: 'application/pdf',
    highlights: [{ id: 'page', page: 2, boxes: [boxOfLine(0)] }],
    current: 'page',
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This is page 2.')).toBeVisible()
  },
}

/** What is offered to be read, and what only to be downloaded. */
export const WhatCanBeShown: Story = {
  render: () => (
    <ul>
      {['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'text/csv', 'image/svg+xml'].map(mimeType => (
        <li key={mimeType}>
          {mimeType}: {isViewable(mimeType) ? 'shown' : 'downloaded'}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await expect(view.getByText('image/webp: shown')).toBeVisible()
    // A picture that could run scripts is not shown.
    await expect(view.getByText('image/svg+xml: downloaded')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { url: '/files/42/slow.png' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status', { name: 'Loading document' })).toBeInTheDocument()
  },
}

export const Damaged: Story = {
  args: { url: '/files/43/broken.png' },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await expect(await view.findByText('This picture can’t be shown')).toBeVisible()
    await expect(within(view.getByRole('alert')).getByRole('link', { name: 'Download' })).toHaveAttribute('download')
  },
}

export const NotFound: Story = {
  args: { url: '/files/44/gone.png' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The document was not found')).toBeVisible()
  },
}
