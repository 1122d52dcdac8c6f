import { expect, screen } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { PolicyImportRowFragment } from '../generated/documents'
import { importIn } from '../testing/imports.fixtures'
import { PoliciesPage } from '../testing/PoliciesPage'

const answer = (items: readonly PolicyImportRowFragment[]) => ({
  policyImports: { __typename: 'PolicyImportPage' as const, items: [...items], total: items.length, endCursor: null },
})

const maya = { __typename: 'AgencyUser' as const, id: 'u1', name: 'Maya Reyes' }

const several: PolicyImportRowFragment[] = [
  { ...importIn('CHECKED', { rows: 500 }, { id: 'i3' }), createdBy: maya },
  {
    ...importIn('DONE', { rows: 12_000, created: 11_840 }, { id: 'i2', fileName: 'book-bought-in-may.csv' }),
    createdBy: maya,
  },
  {
    ...importIn('UNDONE', { rows: 40, created: 40, removed: 38 }, { id: 'i1', fileName: 'wrong list.csv' }),
    createdBy: null,
  },
]

const meta = {
  title: 'Screens/Policies/Imports',
  component: PoliciesPage,
  args: { path: '/app/policies/import', answers: { PolicyImports: answer(several) } },
  argTypes: { answers: { control: false }, slots: { control: false }, session: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof PoliciesPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('3 imports')
    await canvas.findByText('11,840')
    await expect((await canvas.findAllByText('Maya Reyes')).length).toBe(2)
  },
}

export const Upload: Story = {
  args: { path: '/app/policies/import/new' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Upload a policy list' })
  },
}
