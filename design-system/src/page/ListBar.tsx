import { useMediaQuery } from '../frame/use-media-query'
import { media } from '../theme/breakpoints'
import { ColumnChooser } from './ColumnChooser'
import { FilterBar } from './FilterBar'
import { FilterBox } from './FilterBox'
import { FilterChip } from './FilterChip'
import type { ListModel } from './list-model'
import { SavedViewsMenu } from './SavedViewsMenu'
import type { ViewQuestion } from './ViewDialogs'

interface ListBarProps<Row extends object> {
  list: ListModel<Row>
  /** "accounts" */
  many: string
  count: string | undefined
  onAsk(question: ViewQuestion): void
}

/** Filter, chips, count, columns and views; a phone has the last two in a sheet. */
export function ListBar<Row extends object>({ list, many, count, onAsk }: ListBarProps<Row>) {
  const phone = useMediaQuery(media.phone)
  const tools = !phone && (
    <>
      <ColumnChooser columns={list.columns} layout={list.layout} onLayout={list.onLayout} />
      {list.views && <SavedViewsMenu views={list.views} everything={`All ${many}`} onAsk={onAsk} />}
    </>
  )
  return (
    <FilterBar count={count} tools={tools}>
      {list.search !== undefined && <FilterBox label={`Filter ${many}`} value={list.search} onChange={list.onSearch} />}
      {list.filters.map(({ name, ...chip }) => (
        <FilterChip key={name} {...chip} />
      ))}
    </FilterBar>
  )
}
