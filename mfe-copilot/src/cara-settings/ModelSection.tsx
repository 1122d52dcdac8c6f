import { ButtonLink, Facts, formatDate, makeStyles, Section, tokens } from '@coverdesk/design-system'
import type { CaraSettingsFieldsFragment } from '../generated/documents'
import { editModelPath, removeModelPath } from './paths'
import { providerWords } from './provider-words'

const useStyles = makeStyles({
  intro: { margin: 0, color: tokens.textSecondary },
  facts: { marginTop: '12px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

/** What does Cara’s work: the agency’s own model, the operator’s, or rules. */
export function ModelSection({ settings: { model, operatorModel } }: { settings: CaraSettingsFieldsFragment }) {
  const styles = useStyles()
  const works = model ?? operatorModel
  return (
    <Section
      title="Language model"
      actions={
        <div className={styles.actions}>
          {model && (
            <ButtonLink small to={removeModelPath}>
              Remove
            </ButtonLink>
          )}
          <ButtonLink small to={editModelPath}>
            {model ? 'Edit' : 'Use your own model'}
          </ButtonLink>
        </div>
      }
    >
      <p className={styles.intro}>{introOf(model !== null, operatorModel !== null)}</p>
      {works && (
        <div className={styles.facts}>
          <Facts
            facts={[
              { label: 'Provider', value: providerWords[works.provider].name },
              { label: 'Model', value: works.name },
              ...(model?.url ? [{ label: 'Address', value: model.url }] : []),
              ...(model ? [{ label: 'Key', value: keyWords(model.keyStoredAt) }] : []),
            ]}
          />
        </div>
      )}
    </Section>
  )
}

function introOf(isOwn: boolean, isOperators: boolean): string {
  if (isOwn) return 'Cara works with your agency’s own language model.'
  if (isOperators) return 'Cara works with the language model that comes with Coverdesk.'
  return 'Cara works by rules, without a language model. A model makes her better at free questions and longer texts.'
}

const keyWords = (storedAt: string | null) => (storedAt ? `Stored on ${formatDate(storedAt)}` : 'None')
