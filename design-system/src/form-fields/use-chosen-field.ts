import { useCallback, useEffect, useRef, useState } from 'react'
import type { DraftedField } from './field-draft'
import { focusField, revealField } from './field-places'
import { fieldAfter, nextOpen } from './shown-fields'
import { type FieldStep, useFieldKeys } from './use-field-keys'

/**
 * The field that is looked at, on the form and in the list: either chooses it, and so do keys. Who chooses it a second time
 * goes to what fills it.
 *
 * @param errors the first field that was refused is chosen
 */
export function useChosenField(fields: readonly DraftedField[], errors: ReadonlyMap<string, string>) {
  const [chosen, setChosen] = useState<string>()
  const focuses = useRef(false)
  const latest = useRef(chosen)
  latest.current = chosen

  const choose = useCallback((name: string) => {
    if (latest.current === name) focusField(name, { into: true })
    else setChosen(name)
  }, [])
  const step = (wanted: FieldStep) => {
    const next =
      wanted === 'next-open' ? nextOpen(fields, chosen) : fieldAfter(fields, chosen, wanted === 'next' ? 1 : -1)
    if (!next) return
    focuses.current = true
    setChosen(next.field.name)
    if (next.field.name === chosen) focusField(next.field.name)
  }
  useFieldKeys(step)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer chooses, a new draft does not
  useEffect(() => {
    const refused = fields.find(({ field }) => errors.has(field.name))
    if (refused) setChosen(refused.field.name)
  }, [errors])

  useEffect(() => {
    if (chosen === undefined) return
    if (focuses.current) focusField(chosen)
    focuses.current = false
    revealField(chosen)
  }, [chosen])
  return { chosen, choose, step }
}
