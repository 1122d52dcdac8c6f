import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { FormSlideOut, SlideOut, TextareaField, TextField, useServerForm } from '../form/index'
import { Button, ErrorState, Facts, Section, StateBadge } from '../index'

const summary = (
  <div style={{ display: 'grid', gap: '16px' }}>
    <Section title="Call">
      <Facts
        facts={[
          { label: 'Status', value: <StateBadge of="call" state="COMPLETED" /> },
          { label: 'Caller', value: 'Dana Whitfield' },
          { label: 'Duration', value: '4m 12s' },
        ]}
      />
    </Section>
    <Section title="Summary">Dana asked for a certificate for the harbor office, with a waiver of subrogation.</Section>
  </div>
)

const meta = {
  title: 'Components/SlideOut',
  component: SlideOut,
  subcomponents: { FormSlideOut: FormSlideOut as never },
  args: { title: 'Call summary', children: summary, onClose: fn() },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `
560 px from the right; the list beside it stays visible and usable. Below 640 px it is the whole screen.

**Do** use it for a record that people go through one after the other, and give it a route.

**Don't** use it for a question (\`ConfirmDialog\`) or for a form that stands for itself (\`FormDialog\`).`,
      },
    },
  },
} satisfies Meta<typeof SlideOut>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button>Open in Copilot</Button>
        <Button appearance="primary">Resolve</Button>
      </>
    ),
  },
}

export const NotLoaded: Story = {
  args: {
    children: <ErrorState title="The call could not be loaded" message="Try again in a moment." onRetry={fn()} />,
  },
}

function Calls() {
  const [open, setOpen] = useState<string>()
  return (
    <>
      {['Dana Whitfield', 'Marcus Alder'].map(name => (
        <p key={name}>
          <Button onClick={() => setOpen(name)}>{name}</Button>
        </p>
      ))}
      {open && (
        <SlideOut title={open} onClose={() => setOpen(undefined)}>
          Call of {open}
        </SlideOut>
      )}
    </>
  )
}

/** Another row replaces what is shown; Escape closes, and the focus goes back to the row. */
export const TheListStaysUsable: Story = {
  render: () => <Calls />,
  play: async ({ canvas, userEvent }) => {
    const dana = canvas.getByRole('button', { name: 'Dana Whitfield' })
    await userEvent.click(dana)
    await screen.findByRole('dialog', { name: 'Dana Whitfield' })
    const marcus = canvas.getByRole('button', { name: 'Marcus Alder' })
    await userEvent.click(marcus)
    const panel = await screen.findByRole('dialog', { name: 'Marcus Alder' })
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(dana)
    const again = await screen.findByRole('dialog', { name: 'Dana Whitfield' })
    await waitFor(() => expect(again.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dana).toHaveFocus())
  },
}

const sent = fn().mockName('send')
const refused = [{ path: 'title', message: 'Enter a title.' }]

interface EditStyleProps {
  errors?: typeof refused
  size?: 'large'
}

function EditStyle({ errors, size }: EditStyleProps) {
  const form = useServerForm({
    defaultValues: { title: '', description: '' },
    validationErrors: errors,
    onSubmit: sent,
  })
  return (
    <FormSlideOut
      title="Create a new style"
      {...(size && { size })}
      form={form}
      submitLabel="Create style"
      busy={false}
      onClose={fn()}
    >
      <TextField form={form} name="title" label="Title" />
      <TextareaField form={form} name="description" label="Description" optional />
    </FormSlideOut>
  )
}

export const AForm: Story = {
  render: () => <EditStyle />,
  play: async ({ userEvent }) => {
    sent.mockClear()
    const panel = within(await screen.findByRole('dialog', { name: 'Create a new style' }))
    await waitFor(() => expect(panel.getByLabelText('Title')).toHaveFocus())
    await userEvent.keyboard('Harbor Point{Enter}')
    await expect(sent).toHaveBeenCalledWith({ title: 'Harbor Point', description: '' })
  },
}

/** With room for a preview beside the fields. */
export const AWideForm: Story = {
  render: () => <EditStyle size="large" />,
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Create a new style' })
    await expect(panel.clientWidth).toBeGreaterThan(Math.min(560, window.innerWidth - 40))
  },
}

/** What the server refuses is announced by screen readers in one sentence. */
export const ARefusedForm: Story = {
  render: () => <EditStyle errors={refused} />,
  play: async () => {
    await expect(await screen.findByText('1 field needs attention: Title')).toHaveAttribute('role', 'alert')
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus())
  },
}
