import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { FileList, type ListedFile } from '../index'

const file = (name: string, mimeType: string, more: Partial<ListedFile> = {}): ListedFile => ({
  id: name,
  name,
  mimeType,
  size: 184_320,
  createdAt: '2026-11-02T18:00:00.000Z',
  url: '#open',
  downloadUrl: '#download',
  ...more,
})

const meta = {
  title: 'Components/FileList',
  component: FileList,
  args: {
    label: 'Documents',
    files: [
      file('CPP-2291-0048127 policy.pdf', 'application/pdf', { note: 'Policy document' }),
      file('Roof after the storm.png', 'image/png', { size: 2_411_724 }),
      file('Loss runs.csv', 'text/csv'),
      file('Dana Whitfield, Re: certificate.eml', 'message/rfc822'),
      file('Notes.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
      file('Backup.zip', 'application/zip', { size: undefined, createdAt: undefined, note: 'Visible to client' }),
    ],
    onRemove: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `
**Do** open files in a new tab, and ask before one is removed.

**Don't** show an empty list: say that there are no files, with an \`EmptyState\`.`,
      },
    },
  },
} satisfies Meta<typeof FileList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Loss runs.csv' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: 'Download Loss runs.csv' })).toHaveAttribute('download')
    await expect(canvas.getByText('Policy document · 180.00 KB · Nov 2, 2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Loss runs.csv' }))
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 'Loss runs.csv' }))
  },
}
