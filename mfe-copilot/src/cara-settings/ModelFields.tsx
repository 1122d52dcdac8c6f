import { formatDate } from '@coverdesk/design-system'
import { CheckboxField, SelectField, type ServerForm, TextField } from '@coverdesk/design-system/forms'
import type { CaraSettingsFieldsFragment } from '../generated/documents'
import { isSameServer, type ModelValues, needsUrl } from './model-values'
import { providerOptions, providerWords, recipientOf } from './provider-words'
import { whatModelsSee } from './what-leaves'

interface ModelFieldsProps {
  form: ServerForm<ModelValues>
  /** The model as it is saved. */
  stored: CaraSettingsFieldsFragment['model']
}

/** The fields of a model. Its key is entered, and never shown. */
export function ModelFields({ form, stored }: ModelFieldsProps) {
  const model = form.watch('model')
  const { provider, url } = model
  const isKnown = isSameServer({ model }, stored)
  const words = provider ? providerWords[provider] : undefined
  const storedAt = isKnown ? stored?.keyStoredAt : null
  return (
    <>
      <SelectField
        form={form}
        name="model.provider"
        label="Provider"
        placeholder="Choose a provider"
        options={providerOptions}
      />
      <TextField
        form={form}
        name="model.name"
        label="Model"
        maxLength={200}
        {...(words && { hint: words.modelHint })}
      />
      {needsUrl(provider) && (
        <TextField
          form={form}
          name="model.url"
          label="Address"
          inputMode="url"
          maxLength={500}
          {...(words?.urlHint && { hint: words.urlHint })}
        />
      )}
      <TextField
        form={form}
        name="model.key"
        label="Key"
        type="password"
        autoComplete="new-password"
        maxLength={1_000}
        optional={provider === 'OPENAI_COMPATIBLE'}
        {...(storedAt && { hint: `Stored on ${formatDate(storedAt)}. Leave it empty to keep it.` })}
      />
      {provider !== '' && !isKnown && (
        <CheckboxField
          form={form}
          name="model.isConfirmed"
          label="I agree that the following leaves my agency"
          hint={whatModelsSee(recipientOf({ provider, url }))}
        />
      )}
    </>
  )
}
