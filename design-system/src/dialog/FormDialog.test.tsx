import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { TextField } from '../form/TextField'
import { useServerForm } from '../form/use-server-form'
import { inputOf, mount } from '../testing/mount'
import { FormDialog } from './FormDialog'

function RenameDialog({ onClose }: { onClose(): void }) {
  const form = useServerForm({ defaultValues: { name: 'Bayview' }, validationErrors: undefined, onSubmit() {} })
  return (
    <FormDialog title="Rename" form={form} submitLabel="Save" busy={false} onClose={onClose}>
      <TextField form={form} name="name" label="Name" />
    </FormDialog>
  )
}

function Screen() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      {open && <RenameDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`No button says "${name}"`)
  return found
}
const click = (name: string) => act(async () => button(name).click())
const dialogs = () => [...document.querySelectorAll('[role=dialog], [role=alertdialog] h2')].length
const pressEscape = () =>
  act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))

async function openDialog() {
  await mount(<Screen />)
  button('Edit').focus()
  await click('Edit')
  await act(async () => inputOf('Name').focus())
}

it('leaves on Escape and gives the focus back to its opener', async () => {
  await openDialog()
  await pressEscape()
  await act(() => new Promise(resolve => setTimeout(resolve)))
  expect(dialogs()).toBe(0)
  expect(document.activeElement).toBe(button('Edit'))
})

it('gives the focus back also where the list behind it comes again, and its opener with it', async () => {
  await openDialog()
  await pressEscape()
  await act(() => new Promise(resolve => setTimeout(resolve, 20)))
  // As a row that moves to another place.
  button('Edit').blur()
  expect(document.activeElement).toBe(document.body)
  await act(() => new Promise(resolve => setTimeout(resolve, 60)))
  expect(document.activeElement).toBe(button('Edit'))
})
