import { ButtonLink, FilterBox, makeStyles, Section, tokens } from '@coverdesk/design-system'
import { useState } from 'react'
import { CarrierPage } from './CarrierPage'
import { addCarrierPath } from './paths'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  intro: { margin: 0, color: tokens.textSecondary },
})

/** Everyone that policies can name, by name. */
export function CarriersSection() {
  const styles = useStyles()
  const [search, setSearch] = useState('')
  return (
    <Section
      title="Carriers and wholesale brokers"
      actions={
        <ButtonLink small to={addCarrierPath}>
          Add company
        </ButtonLink>
      }
    >
      <div className={styles.root}>
        <p className={styles.intro}>
          Companies on your policies. Merge duplicates to move their policies to one company.
        </p>
        <FilterBox label="Filter companies" value={search} onChange={setSearch} />
        <CarrierPage key={search} search={search} />
      </div>
    </Section>
  )
}
