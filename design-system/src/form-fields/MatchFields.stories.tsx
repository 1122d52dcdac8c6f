import { expect, fn, screen, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { makePdf } from '../testing/pdf-files'
import { formFilledWords } from './field-labels'
import { formField } from './form-field.fixtures'
import { type MatchedForm, MatchFields, type MatchFieldsProps, type SentMatches } from './index'
import { MatchFieldsSkeleton } from './MatchIntro'

const sent = fn().mockName('sent')

const form: MatchedForm = {
  ...{ id: 'f1', version: 2, fileName: 'Liability certificate 2026.pdf' },
  viewUrl: `data:application/pdf;base64,${btoa(makePdf([{ lines: ['A form'] }]))}`,
  fields: [
    formField({ name: 'Insured', source: 'insured.name', matchedBy: 'NAME' }),
    formField({ name: 'Text18', tooltip: 'General liability policy number', y: 0.3 }),
    formField({ name: 'Signature', y: 0.5, matchedBy: 'STAFF' }),
  ],
}

const list = [
  { key: 'insured.name', label: 'Name', group: 'Insured', kind: 'TEXT' },
  { key: 'gl.number', label: 'Policy number', group: 'General Liability', kind: 'TEXT' },
] as const

const meta = {
  title: 'Patterns/Match fields',
  component: MatchFields,
  args: {
    form,
    sources: { list },
    saving: {
      useSubmission: () => ({ submit: (changes: SentMatches) => sent(changes), busy: false }),
      useUnsavedChanges: () => undefined,
    },
    actions: () => null,
  },
  argTypes: {
    form: { control: false },
    sources: { control: false },
    saving: { control: false },
    actions: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          '**Do** use it wherever people say what a fillable form is filled with. **Don’t** use it to type values into a form: that is a review.',
      },
    },
  },
} satisfies Meta<typeof MatchFields>

export default meta
type Story = StoryObj<MatchFieldsProps<MatchedForm>>

/** Only what was changed is sent. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: /General liability policy number/, expanded: false }),
    )
    await userEvent.click(screen.getByRole('combobox', { name: 'Filled with' }))
    await userEvent.click(
      within(await screen.findByRole('group', { name: 'General Liability' })).getByRole('option', {
        name: 'Policy number',
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }))
    await expect(sent).toHaveBeenCalledWith({
      ...{ id: 'f1', version: 2 },
      input: { fields: [{ name: 'Text18', source: 'gl.number' }] },
    })
  },
}

/** Someone has looked at all of it: it is sent as it is. */
export const Confirms: Story = {
  args: { confirmLabel: 'Confirm all' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm all' }))
    await expect(sent).toHaveBeenCalledWith({ id: 'f1', version: 2, input: { fields: [] } })
  },
}

/** Until its code and the form have come: what it is for can be read at once. */
export const Loading: StoryObj = {
  render: () => <MatchFieldsSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading form...' })).toBeVisible()
    await expect(canvas.getByText(/^Choose a field on the form or in the list/)).toBeVisible()
  },
}

/** How far a saved form is filled, in words: where forms are listed. */
export const FilledWords: StoryObj = {
  render: () => <p>{formFilledWords(form)}</p>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 3 fields is filled')).toBeVisible()
  },
}
