import {
  Banner,
  ButtonLink,
  Facts,
  formatLimit,
  formatMoney,
  makeStyles,
  ProgressBar,
  Section,
} from '@coverdesk/design-system'
import type { CaraSettingsFieldsFragment, CaraUsageFieldsFragment } from '../generated/documents'
import { editLimitPath } from './paths'
import { costWords } from './usage-words'

const useStyles = makeStyles({ root: { display: 'grid', gap: '16px' } })

interface LimitSectionProps {
  settings: CaraSettingsFieldsFragment
  /** This month; undefined as long as no one knows. */
  used: CaraUsageFieldsFragment | undefined
}

/** How much language models may take in a month, and what they have taken. */
export function LimitSection({ settings: { monthlyLimit, limitReached }, used }: LimitSectionProps) {
  const styles = useStyles()
  const { cost, tokens } = monthlyLimit
  return (
    <Section
      title="Monthly limit"
      actions={
        <ButtonLink small to={editLimitPath}>
          {cost === null && tokens === null ? 'Set limit' : 'Edit'}
        </ButtonLink>
      }
    >
      <div className={styles.root}>
        {limitReached && <Banner tone="warning">{limitReached}</Banner>}
        {cost === null && tokens === null && (
          <Facts
            facts={[
              { label: 'Limit', value: 'No limit' },
              { label: 'Used this month', value: used && costWords(used) },
            ]}
          />
        )}
        {cost !== null && (
          <ProgressBar
            label="Cost this month"
            value={used ? used.cost / cost : undefined}
            text={used ? `${formatMoney(used.cost)} of ${formatLimit(cost)}` : formatLimit(cost)}
            tone={used && used.cost >= cost ? 'red' : 'brand'}
          />
        )}
        {tokens !== null && (
          <ProgressBar
            label="Tokens this month"
            value={used ? used.tokens / tokens : undefined}
            text={`${used ? `${inDigits(used.tokens)} of ` : ''}${inDigits(tokens)}`}
            tone={used && used.tokens >= tokens ? 'red' : 'brand'}
          />
        )}
        {cost !== null && tokens === null && used !== undefined && used.unpricedCalls > 0 && (
          <Banner tone="warning">
            The price of your model isn’t known here, so a limit in dollars doesn’t stop it. Set a limit in tokens, too.
          </Banner>
        )}
      </div>
    </Section>
  )
}

const inDigits = (count: number) => count.toLocaleString('en-US')
