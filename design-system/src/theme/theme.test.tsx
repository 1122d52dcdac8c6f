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
import { darkPalette, lightPalette, type Palette } from './palette'
import { darkTheme, lightTheme } from './themes'

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(first: string, second: string) {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Every pair of text and background that the components draw. */
const pairs = (p: Palette): [string, string, string][] => [
  ...[p.frame, p.frameHover, p.sheet, p.sheetHover, p.sheetPressed, p.rowSelected].flatMap(
    (background): [string, string, string][] => [
      ['text', p.text, background],
      ['secondary text', p.textSecondary, background],
      ['brand text', p.brandText, background],
    ],
  ),
  ...[p.frame, p.sheet, p.sheetHover, p.rowSelected].map((background): [string, string, string] => [
    'tertiary text',
    p.textTertiary,
    background,
  ]),
  ['the brand badge', p.brandText, p.brandTint],
  ['a chip under the pointer', p.brandText, p.brandTintHover],
  ['text on a chosen card', p.textSecondary, p.brandTint],
  ['the amber badge', p.amber, p.amberTint],
  ['the red badge', p.red, p.redTint],
  ['an error under a field', p.red, p.sheet],
  ['the green badge', p.green, p.greenTint],
  ['the violet badge', p.violet, p.violetTint],
  ['the blue badge', p.blue, p.blueTint],
  ['the neutral badge', p.textSecondary, p.neutralTint],
  ['the primary button', p.onBrand, p.brand],
  ['the primary button under the pointer', p.onBrand, p.brandHover],
  ['the primary button when pressed', p.onBrand, p.brandPressed],
  ['tooltips and toasts', p.onInverted, p.inverted],
  ['a button of the selection bar', p.onInverted, p.invertedHover],
  ...p.avatars.map(([background, text]): [string, string, string] => ['an avatar', text, background]),
]

it.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('in the %s theme every text has a contrast of 4.5 or more', (_, palette) => {
  const faint = pairs(palette).filter(([, text, background]) => contrast(text, background) < 4.5)
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

describe('the themes', () => {
  it('define every variable that the drawn components read', async () => {
    await mount(<Everything />)
    await act(async () => document.querySelector<HTMLElement>('button[aria-haspopup]')?.click())
    const css = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText)).join('\n')
    const read = new Set([...css.matchAll(/var\(--([a-z][A-Za-z0-9]+)\)/g)].map(match => match[1] ?? ''))
    expect(read.size).toBeGreaterThan(60)
    expect([...read].filter(name => !(name in lightTheme))).toEqual([])
  })

  it('have the same entries', () => {
    expect(Object.keys(darkTheme)).toEqual(Object.keys(lightTheme))
  })
})
