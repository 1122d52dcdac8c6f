import { Button, makeStyles } from '@coverdesk/design-system'
import { type ServerForm, SwitchField, TextareaField, TextField } from '@coverdesk/design-system/forms'
import { useId, useState } from 'react'
import { PresetHelp } from './PresetHelp'
import type { PresetValues } from './preset-values'

const phone = '@media (max-width: 639px)'

const columns = { display: 'grid', alignItems: 'start', gap: '16px' } as const

const useStyles = makeStyles({
  alone: { ...columns, gridTemplateColumns: 'minmax(0, 1fr)' },
  withHelp: {
    ...columns,
    gridTemplateColumns: 'minmax(0, 1fr) 256px',
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  fields: { display: 'grid', gap: '16px', minWidth: 0 },
  toggle: { justifySelf: 'start' },
})

/** The fields of a preset, and beside them help with writing one (specification 3 §2). */
export function PresetFields({ form }: { form: ServerForm<PresetValues> }) {
  const styles = useStyles()
  const [isHelpShown, setHelpShown] = useState(false)
  const help = useId()
  return (
    <div className={isHelpShown ? styles.withHelp : styles.alone}>
      <div className={styles.fields}>
        <TextField form={form} name="title" label="Title" hint="Two to four words." />
        <TextField
          form={form}
          name="description"
          label="Description"
          hint="About one sentence. People read it before they run the preset."
          maxLength={500}
        />
        <TextareaField
          form={form}
          name="basePrompt"
          label="Instructions"
          hint="What Cara does in each workspace that is created with this preset."
          maxLength={10_000}
        />
        <SwitchField
          form={form}
          name="allowFileUpload"
          label="Allow file upload"
          hint="People can add files when they run this preset."
        />
        <Button
          small
          appearance="subtle"
          className={styles.toggle}
          aria-expanded={isHelpShown}
          aria-controls={isHelpShown ? help : undefined}
          onClick={() => setHelpShown(!isHelpShown)}
        >
          {isHelpShown ? 'Hide help' : 'Show help'}
        </Button>
      </div>
      {isHelpShown && <PresetHelp id={help} />}
    </div>
  )
}
