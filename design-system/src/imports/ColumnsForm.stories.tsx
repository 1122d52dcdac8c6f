import { expect, fn, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { BoatColumns } from './BoatColumns.fixture'
import { ColumnsForm } from './index'
import { importIn } from './some-import.fixture'

const onSubmit = fn().mockName('submit')
const found = importIn('MAPPING')

const meta = {
  title: 'Patterns/Columns of a list',
  component: BoatColumns,
  subcomponents: { ColumnsForm: ColumnsForm as never },
  args: { found, onSubmit },
  argTypes: { found: { control: false }, errors: { control: false }, failure: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `What the columns of an uploaded list are: for each field the choice of one, with the first values that stand in it.

**Do** call fields as the record's own form does, and put those without which nothing can be created first.

**Don’t** ask for what a row can't have: a field that does not fit the answer above it is not shown.`,
      },
    },
  },
} satisfies Meta<typeof BoatColumns>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Name' })).toHaveValue('0')
    await expect(canvas.getByText('Such as Anna Karenina · Sea Otter')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Hull number' }), 'HIN')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Length/ }), 'Not in this file')
    await userEvent.click(canvas.getByRole('button', { name: 'Check rows' }))
    const mapping = [
      { field: 'NAME', column: 0 },
      { field: 'HULL', column: 1 },
    ]
    await expect(onSubmit).toHaveBeenLastCalledWith({ step: 'map', input: { mapping } })
  },
}

export const AnotherDelimiter: Story = {
  args: { found: { ...found, delimiter: 'SEMICOLON' } },
  play: async ({ canvas, userEvent }) => {
    const delimiter = canvas.getByRole('combobox', { name: /^Delimiter/ })
    await expect(delimiter).toHaveValue('SEMICOLON')
    await userEvent.selectOptions(delimiter, 'Vertical bar')
    await expect(onSubmit).toHaveBeenLastCalledWith({ step: 'delimit', version: 2, delimiter: 'VERTICAL_BAR' })
  },
}

const undivided = [{ path: 'delimiter', message: 'This file has one column only.' }]

export const DividedByNothing: Story = {
  args: { errors: undivided },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/one column only/)).toHaveLength(1)
  },
}

export const AsLastTime: Story = {
  args: { found: { ...found, isRemembered: true } },
  play: async ({ canvas }) => {
    await canvas.findByText(/as for the last file/)
  },
}

const refused = [{ path: 'columns.HULL', message: 'Choose the column with the hull number.' }]

export const Refused: Story = {
  args: { errors: refused },
  play: async ({ canvas }) => {
    await canvas.findByText('Choose the column with the hull number.')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Hull number' })).toHaveFocus())
  },
}

const ofNoField = [{ path: 'mapping', message: 'A column can be one field only.' }]

export const RefusedAsAWhole: Story = {
  args: { errors: ofNoField },
  play: async ({ canvas }) => {
    await canvas.findByText('A column can be one field only.')
  },
}

export const Failed: Story = {
  args: { failure: { message: 'Coverdesk could not be reached.', requestId: undefined } },
  play: async ({ canvas }) => {
    await canvas.findByText('Coverdesk could not be reached.')
  },
}

const onBack = fn().mockName('back')

export const AfterTheCheck: Story = {
  args: { onBack, found: importIn('CHECKED') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the rows' }))
    await expect(onBack).toHaveBeenCalled()
  },
}
