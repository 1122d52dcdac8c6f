import { makeStyles, Section } from '@coverdesk/design-system'
import { RadioField, useServerForm } from '@coverdesk/design-system/forms'
import { type Preferences, prefer, usePreferences } from '@coverdesk/plugin-sdk'
import { useEffect } from 'react'

const themes: readonly { value: Preferences['theme']; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'Use device setting' },
]

const densities: readonly { value: Preferences['density']; label: string; description: string }[] = [
  { value: 'comfortable', label: 'Comfortable', description: 'More room around each row' },
  { value: 'compact', label: 'Compact', description: 'Show more rows' },
]

const useStyles = makeStyles({ root: { display: 'grid', gap: '16px' } })

/** How the product looks for this person: a choice holds at once, on every device. */
export function LookSection() {
  const styles = useStyles()
  const { theme, density } = usePreferences()
  const form = useServerForm({
    defaultValues: { theme, density },
    validationErrors: undefined,
    onSubmit: () => undefined,
  })
  const chosen = form.watch()
  const { setValue } = form

  // Chosen here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what holds already is followed below, not sent back.
  useEffect(() => {
    if (chosen.theme !== theme) prefer({ theme: chosen.theme })
    if (chosen.density !== density) prefer({ density: chosen.density })
  }, [chosen.theme, chosen.density])

  // Chosen elsewhere: in the person's menu, or in another tab.
  useEffect(() => setValue('theme', theme), [theme, setValue])
  useEffect(() => setValue('density', density), [density, setValue])

  return (
    <Section title="Look">
      <div className={styles.root}>
        <RadioField form={form} name="theme" label="Theme" options={themes} />
        <RadioField form={form} name="density" label="Density" options={densities} />
      </div>
    </Section>
  )
}
