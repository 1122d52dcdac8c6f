import { act, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { IconButton } from '../controls/IconButton'
import { FormDialog } from '../dialog/FormDialog'
import { SearchCombobox } from '../form/SearchCombobox'
import { StateSelect } from '../form/SelectField'
import { useServerForm } from '../form/use-server-form'
import { UserMenu } from '../frame/UserMenu'
import { FilterChip } from '../page/FilterChip'
import { mount } from '../testing/mount'
import { contrast } from './contrast'
import { darkPalette, lightPalette } from './palette'
import { textPairs } from './text-pairs'
import { darkTheme, lightTheme } from './themes'

it.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('in the %s theme every text has a contrast of 4.5 or more', (_, palette) => {
  const faint = textPairs(palette).filter(({ text, background }) => contrast(text, background) < 4.5)
  expect(faint).toEqual([])
})

const theme = { value: 'light', label: 'Light', icon: 'light' }

function Everything(): ReactNode {
  const form = useServerForm({ defaultValues: { zone: '', contact: '' }, validationErrors: undefined, onSubmit() {} })
  return (
    <>
      <UserMenu
        name="Maya Reyes"
        email="maya@harborpoint.example"
        choices={[{ label: 'Theme', value: 'light', options: [theme], onChoose: () => undefined }]}
        groups={[[{ label: 'Chat', icon: 'chat' }], [{ label: 'Email', icon: 'emails', href: 'mailto:a@b.example' }]]}
      />
      <FilterChip label="Type" value={undefined} options={[]} onChange={() => undefined} />
      <IconButton label="Close" icon={<span />} />
      <FormDialog title="Everything" form={form} submitLabel="Save" busy={false} onClose={() => undefined}>
        <StateSelect form={form} name="zone" label="State" />
        <SearchCombobox
          form={form}
          name="contact"
          label="Contact"
          result={{ status: 'loading' }}
          onSearch={() => undefined}
        />
      </FormDialog>
    </>
  )
}

/** Set by a component for what is in it. */
const ownVariables = ['cdTracks']

describe('the themes', () => {
  it('define every variable that the drawn components read', async () => {
    await mount(<Everything />)
    await act(async () => document.querySelector<HTMLElement>('button[aria-haspopup]')?.click())
    const css = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText)).join('\n')
    const read = new Set([...css.matchAll(/var\(--([a-z][A-Za-z0-9]+)\)/g)].map(match => match[1] ?? ''))
    expect(read.size).toBeGreaterThan(60)
    expect([...read].filter(name => !(name in lightTheme) && !ownVariables.includes(name))).toEqual([])
  })

  it('have the same entries', () => {
    expect(Object.keys(darkTheme)).toEqual(Object.keys(lightTheme))
  })
})
