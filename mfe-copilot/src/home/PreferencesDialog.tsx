import { Button, Checkbox, ErrorState, makeStyles, Skeleton } from '@coverdesk/design-system'
import { TabbedDialog } from '@coverdesk/design-system/record'
import { useCloseDialog, useQuery } from '@coverdesk/plugin-sdk'
import { type FormEvent, useState } from 'react'
import { HomeCustomPresetsDocument } from '../generated/documents'
import { homePath } from '../paths'
import { presetsWithCard } from './shown-presets'
import { useFavorites } from './use-favorites'

const useStyles = makeStyles({
  choices: { display: 'grid' },
  actions: { display: 'flex', justifyContent: 'flex-end', paddingTop: '16px' },
  loading: { display: 'grid', gap: '12px' },
})

type Tab = 'built-in' | 'custom'

/** Which presets show at home (specification 3 §2); each change is saved at once. */
export function PreferencesDialog() {
  const styles = useStyles()
  const close = useCloseDialog(homePath)
  const [tab, setTab] = useState<Tab>('built-in')
  const { query, favorites, save, toggle, toggleCustom } = useFavorites()
  const customQuery = useQuery(HomeCustomPresetsDocument, {})
  const custom = customQuery.status === 'loaded' ? (customQuery.data.customPresets?.items ?? []) : []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
    close()
  }
  return (
    <TabbedDialog<Tab>
      title="Customize presets"
      tabs={[
        { id: 'built-in', label: 'Builtin Presets' },
        ...(custom.length > 0 ? [{ id: 'custom' as const, label: 'Custom Presets' }] : []),
      ]}
      tab={tab}
      onTabChange={setTab}
      onClose={close}
    >
      {query.status === 'loading' && <PresetChoicesSkeleton />}
      {query.status === 'failed' && (
        <ErrorState
          title="Your presets could not be loaded"
          message={query.failure.message}
          requestId={query.failure.requestId}
          onRetry={query.retry}
        />
      )}
      {query.status === 'loaded' && (
        <form onSubmit={submit}>
          <div className={styles.choices}>
            {tab === 'built-in'
              ? presetsWithCard.map(({ id, name, description }) => (
                  <Checkbox
                    key={id}
                    label={name}
                    description={description}
                    checked={favorites.presets.includes(id)}
                    onChange={() => void toggle(id)}
                  />
                ))
              : custom.map(({ id, title, description }) => (
                  <Checkbox
                    key={id}
                    label={title}
                    description={description}
                    checked={favorites.customPresetIds.includes(id)}
                    onChange={() => void toggleCustom(id)}
                  />
                ))}
          </div>
          <div className={styles.actions}>
            <Button type="submit" appearance="primary">
              Done
            </Button>
          </div>
        </form>
      )}
    </TabbedDialog>
  )
}

function PresetChoicesSkeleton() {
  const styles = useStyles()
  return (
    <div role="status" aria-label="Loading presets..." className={styles.loading}>
      {presetsWithCard.map(({ id }) => (
        <Skeleton key={id} width="60%" height="32px" />
      ))}
    </div>
  )
}
