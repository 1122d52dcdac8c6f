import { Input, makeStyles } from '@fluentui/react-components'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from './FieldFrame'
import { useInputClass } from './input-styles'
import { currencyDraft, percentDraft } from './number-text'
import { type Draft, useDraft } from './use-draft'
import type { FieldProps } from './use-field'

export interface NumberFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  placeholder?: string
}

/**
 * US dollars. The form's value is a number of cents, an integer; NaN, which travels as null, when the field is empty or
 * cannot be read. Signs and separators may be typed or left out; two decimals are shown when the focus leaves
 * (specification 1 §5).
 *
 * @example <CurrencyField form={form} name="policy.premium" label="Premium" />
 */
export function CurrencyField<Values extends FieldValues>({
  placeholder = '$0.00',
  ...props
}: NumberFieldProps<Values>) {
  return <NumberField {...props} draft={currencyDraft} placeholder={placeholder} />
}

/**
 * A percentage. The form's value is what was entered divided by 100; NaN, which travels as null, when the field is empty
 * or cannot be read. Up to two decimals are shown when the focus leaves (specification 1 §5).
 *
 * @example <PercentField form={form} name="policy.commissionRate" label="Commission rate" />
 */
export function PercentField<Values extends FieldValues>({ placeholder = '0%', ...props }: NumberFieldProps<Values>) {
  return <NumberField {...props} draft={percentDraft} placeholder={placeholder} />
}

const useStyles = makeStyles({ input: { fontVariantNumeric: 'tabular-nums' } })

function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values> & { draft: Draft<number> }) {
  const { form, name, label, optional, hint, draft, placeholder } = props
  const { ref, text, type, leave, error } = useDraft(form, name, draft)
  return (
    <FieldFrame {...{ name, label, optional, hint, error }}>
      <Input
        ref={ref}
        name={name}
        autoComplete="off"
        inputMode="decimal"
        className={useInputClass(useStyles().input)}
        {...(placeholder && { placeholder })}
        value={text}
        onChange={(_, typed) => type(typed.value)}
        onBlur={leave}
      />
    </FieldFrame>
  )
}
