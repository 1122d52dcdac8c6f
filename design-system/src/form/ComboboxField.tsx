import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type ComboboxOption, type ComboboxResult, matchOptions } from './combobox-rules'
import { SearchCombobox } from './SearchCombobox'
import type { FieldProps } from './use-field'

export interface ComboboxFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** All that can be chosen; undefined while they are on their way. */
  options: readonly ComboboxOption[] | undefined
  /** Why they could not be loaded. */
  failure?: string | undefined
  placeholder?: string
  /** A list of too many options waits for this many characters. By default 3 (specification 1 §5). */
  minimumQuery?: number
  /** By default 50; choosers of accounts and carriers have 1,000. */
  maximumOptions?: number
}

/**
 * Chooses one of many options that are in the browser already, by typing a part of the label, the value or the
 * description. For options that stay on the server there is `SearchCombobox`.
 *
 * @example <ComboboxField form={form} name="carrierId" label="Carrier" options={carriers} maximumOptions={1000} />
 */
export function ComboboxField<Values extends FieldValues>(props: ComboboxFieldProps<Values>) {
  const { options, failure, ...rest } = props
  const [text, setText] = useState<string>()
  const labels = Object.fromEntries((options ?? []).map(({ value, label }) => [value, label]))
  return (
    <SearchCombobox {...rest} result={resultOf(options, failure, text)} labels={labels} delay={0} onSearch={setText} />
  )
}

function resultOf(
  options: readonly ComboboxOption[] | undefined,
  failure: string | undefined,
  text: string | undefined,
) {
  if (failure) return { status: 'failed', message: failure } satisfies ComboboxResult
  if (!options) return { status: 'loading' } satisfies ComboboxResult
  return matchOptions(options, text)
}
