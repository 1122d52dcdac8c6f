import { expect, fn } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ImportedBoats } from './ImportedBoats.fixture'
import { ImportRowsPage } from './index'
import { badRow, duplicateRow, importedRow, notedRow } from './some-import.fixture'

const retry = fn().mockName('retry')

const meta = {
  title: 'Patterns/Rows of a list',
  component: ImportedBoats,
  subcomponents: { ImportRowsPage },
  args: { rows: [badRow, duplicateRow, importedRow(8)], asked: { first: 50 } },
  argTypes: { rows: { control: false }, asked: { control: false }, query: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `Rows of an uploaded list, as they are or would be stored, with everything that is to be said about each.

**Do** give a row the name that its record would have, and a link as long as what it became is there.

**Don’t** read more than a page at once: a list has up to 50,000 rows.`,
      },
    },
  },
} satisfies Meta<typeof ImportedBoats>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It has more cells than there are headings.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'a boat that is here' })).toHaveAttribute('href', '/app/boats/2')
  },
}

export const WhatBecameOfThem: Story = {
  args: {
    rows: [
      importedRow(2, { outcome: 'CREATED', href: '/app/boats/2' }),
      importedRow(3, { outcome: 'SKIPPED', duplicate: { sameAs: 'Same name as', there: undefined, row: 2 } }),
      importedRow(4, { outcome: 'KEPT', href: '/app/boats/4', keptBecause: 'Its owner has changed since.' }),
      importedRow(5, { outcome: 'REMOVED' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Same name as row 2')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Boat 4' })).toBeVisible()
  },
}

export const WithNotes: Story = {
  args: { rows: [notedRow, importedRow(6)], asked: { first: 50, noted: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is not a length/)).toBeVisible()
    await expect(canvas.queryByText('Boat 6')).toBeNull()
  },
}

export const PageByPage: Story = {
  args: { rows: Array.from({ length: 7 }, (_, at) => importedRow(at + 2)), most: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more rows' }))
    await canvas.findByText('Boat 7')
    await userEvent.click(canvas.getByRole('button', { name: 'Show more rows' }))
    await canvas.findByText('Boat 8')
    await expect(canvas.queryByRole('button', { name: 'Show more rows' })).toBeNull()
  },
}

export const Failed: Story = {
  args: { query: { status: 'failed', failure: { message: 'Boats are not available at the moment.' }, retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalled()
  },
}
