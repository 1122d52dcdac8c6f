import { AddressFields, SearchCombobox, type ServerForm, TextField } from '@coverdesk/design-system/forms'
import { useEffect } from 'react'
import { addressValues } from '../account-form/account-values'
import { addressCompletion } from '../address-completion/address-completion'
import type { CertificateValues } from './certificate-values'
import { useHolderSearch } from './use-holder-search'

/** Who it is for: someone new, or a holder of before, whose name and address are then filled in. */
export function HolderFields({ form }: { form: ServerForm<CertificateValues> }) {
  const { result, onSearch, holderOf } = useHolderSearch()
  const { setValue, clearErrors } = form
  const chosen = form.watch('formerHolder')
  useEffect(() => {
    const holder = holderOf(chosen)
    if (!holder) return
    setValue('holder', { name: holder.name, address: addressValues(holder.address) }, { shouldDirty: true })
    clearErrors('holder')
  }, [chosen, holderOf, setValue, clearErrors])
  return (
    <>
      <SearchCombobox
        form={form}
        name="formerHolder"
        label="Past holder"
        optional
        hint="Reuse a past holder’s name and address."
        result={result}
        onSearch={onSearch}
        minimumQuery={0}
      />
      <TextField form={form} name="holder.name" label="Certificate holder" />
      <AddressFields form={form} name="holder.address" label="Address" completion={addressCompletion} />
    </>
  )
}
