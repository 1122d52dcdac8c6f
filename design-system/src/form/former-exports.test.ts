import { expect, it } from 'vitest'
import * as main from '../index'
import * as record from '../record/index'

it('still gives remotes of the previous release what has moved out of the forms', async () => {
  const { ChoiceChips, Checkbox, Switch, SlideOut } = await import('./index')
  expect([ChoiceChips, Checkbox, Switch]).toEqual([main.ChoiceChips, main.Checkbox, main.Switch])
  expect(SlideOut).toBe(record.SlideOut)
  const { formFilledWords } = await import('../form-fields/index')
  expect(formFilledWords).toBe(main.formFilledWords)
})
