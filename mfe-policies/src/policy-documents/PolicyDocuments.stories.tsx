import { failing } from '@coverdesk/plugin-sdk/testing'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { documentsOf, someDocuments } from '../testing/answers.fixtures'
import { PoliciesPage } from '../testing/PoliciesPage'
import { bayviewPolicy } from '../testing/policies.fixtures'

const policy = { BusinessPolicy: { businessPolicy: bayviewPolicy } }

const meta = {
  title: 'Screens/Policies/Documents',
  component: PoliciesPage,
  args: { path: '/app/policies/p2/documents', answers: { ...policy, ...documentsOf(someDocuments) } },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof PoliciesPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'General liability policy.pdf' })
    await waitFor(() => expect(canvas.getByText('Visible to client')).toBeVisible())
  },
}

export const Empty: Story = {
  args: { answers: { ...policy, ...documentsOf([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No documents')
  },
}

export const Failed: Story = {
  args: {
    answers: {
      ...policy,
      PolicyDocuments: failing({ code: 'INTERNAL', message: 'Something went wrong.' }, { businessPolicy: null }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const Upload: Story = {
  args: { path: '/app/policies/p2/documents/new' },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Upload a new document' })
    const visible = screen.getByRole('switch', { name: /^Visible to client/ })
    await expect(visible).not.toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: /^Binder/ }))
    await expect(visible).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: /^Quote document/ }))
    await expect(visible).not.toBeChecked()
  },
}

export const DeleteQuestion: Story = {
  args: { path: '/app/policies/p2/documents/f1/delete' },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Delete Document' })
  },
}

/** A photo of a signed binder. */
function photo(): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 600, height: 800 })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is nothing to draw on.')
  context.fillStyle = '#f1eee4'
  context.fillRect(0, 0, 600, 800)
  context.fillStyle = '#1d211f'
  context.font = '28px sans-serif'
  context.fillText('INSURANCE BINDER', 60, 100)
  return canvas.toDataURL('image/png')
}

const [, word] = someDocuments
const picture = word && { ...word, id: 'f3', name: 'Signed binder.png', mimeType: 'image/png', url: photo() }
const withPicture = documentsOf([...someDocuments, ...(picture ? [picture] : [])])

export const Reading: Story = {
  args: { path: '/app/policies/p2/documents/f3', answers: { ...policy, ...withPicture } },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Signed binder.png' })
    const facts = within(canvas.getByRole('region', { name: 'Document' }))
    await expect(facts.getByRole('button', { name: 'Open Signed binder.png in a new tab' })).toBeVisible()
  },
}

export const NothingToRead: Story = {
  args: { path: '/app/policies/p2/documents/f2' },
  play: async ({ canvas }) => {
    await canvas.findByText('This kind of file can’t be shown here')
  },
}
