import { Input, Portal, usePositioning } from '@fluentui/react-components'
import { type KeyboardEvent, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { pluralize } from '../formats/text'
import { isComposing } from '../keyboard/presses-enter'
import { usePopupPlace } from '../overlay/popup-place'
import { AddressOptions } from './AddressOptions'
import type { AddressCompletion, AddressParts } from './address-completion'
import { FieldFrame } from './FieldFrame'
import { useInputClass } from './input-styles'
import { useAddressSuggestions } from './use-address-suggestions'
import { type FieldProps, useField } from './use-field'

interface AddressLineFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  completion: AddressCompletion | undefined
  onChoose(address: Partial<AddressParts>): void
}

/**
 * Street and number, with addresses that go on from them (specification 1 §5). Whatever is typed stays: leaving the field or
 * Enter takes a suggestion only if the arrow keys went to it.
 */
export function AddressLineField<Values extends FieldValues>(props: AddressLineFieldProps<Values>) {
  const { form, name, label, optional, completion, onChoose } = props
  const { ref, value, change, onBlur, error } = useField(form, name)
  const suggestions = useAddressSuggestions(completion, onChoose)
  const { found, active } = suggestions
  const open = found.length > 0
  const listId = useId()
  const place = usePositioning({
    ...{ position: 'below', align: 'start', offset: 4, strategy: 'fixed' },
    matchTargetSize: 'width',
    enabled: open,
  })
  const popupPlace = usePopupPlace()

  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !open) suggestions.search(value)
    if (!open || event.ctrlKey || event.metaKey || event.altKey || isComposing(event) || !act(event.key)) return
    event.preventDefault()
    // The dialog around has a use of its own for Escape.
    event.stopPropagation()
  }
  /** @returns whether the key was for the list */
  const act = (key: string) => {
    const chosen = found[active]
    if (key === 'ArrowDown') suggestions.move(1)
    else if (key === 'ArrowUp') suggestions.move(-1)
    else if (key === 'Escape') suggestions.close()
    else if (key === 'Enter' && chosen) suggestions.choose(chosen)
    else return false
    return true
  }
  return (
    <FieldFrame {...{ name, label, optional, error }}>
      <Input
        root={{ ref: place.targetRef }}
        ref={ref}
        name={name}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
        autoComplete="off"
        placeholder="Street and number"
        className={useInputClass()}
        value={value}
        onChange={(_, typed) => {
          change(typed.value)
          suggestions.search(typed.value)
        }}
        onKeyDown={press}
        onBlur={() => {
          suggestions.close()
          onBlur()
        }}
      />
      {open && (
        <Portal mountNode={popupPlace}>
          <AddressOptions
            ref={place.containerRef}
            id={listId}
            label={`${pluralize(found.length, 'address', 'addresses')} suggested`}
            suggestions={suggestions}
          />
        </Portal>
      )}
    </FieldFrame>
  )
}
