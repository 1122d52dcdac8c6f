import { ColumnTripleRegular } from '@fluentui/react-icons/svg/column-triple'
import { media } from '../theme/breakpoints'
import { useMediaQuery } from '../theme/use-media-query'
import { DayChip } from './DayChip'
import { FilterBar } from './FilterBar'
import { FilterBox } from './FilterBox'
import { FilterChip } from './FilterChip'
import { GroupButton } from './GroupButton'
import type { ListModel } from './list-model'
import type { ListOverlay } from './list-overlay'
import { SortButton } from './SortButton'
import { ToolButton } from './ToolButton'
import { ViewsButton } from './ViewsButton'

interface ListBarProps<Row extends object> {
  list: ListModel<Row>
  /** "accounts" */
  many: string
  count: string | undefined
  open: ListOverlay['kind'] | undefined
  onOpen(overlay: ListOverlay): void
  onPrefetch(): void
}

/** Filter, chips, count, groups, order, columns and views; a phone has the last four in a sheet. */
export function ListBar<Row extends object>({ list, many, count, open, onOpen, onPrefetch }: ListBarProps<Row>) {
  const phone = useMediaQuery(media.phone)
  const tools = !phone && (
    <>
      {list.grouping && <GroupButton {...list.grouping} />}
      {list.sorting.options && <SortButton {...list.sorting} options={list.sorting.options} />}
      <ToolButton
        icon={<ColumnTripleRegular aria-hidden fontSize={16} />}
        aria-haspopup="dialog"
        aria-expanded={open === 'columns'}
        onPointerEnter={onPrefetch}
        onClick={({ currentTarget }) => onOpen({ kind: 'columns', opener: currentTarget })}
      >
        Columns
      </ToolButton>
      {list.views && (
        <ViewsButton
          views={list.views}
          open={open === 'views'}
          onPrefetch={onPrefetch}
          onOpen={opener => onOpen({ kind: 'views', opener })}
        />
      )}
    </>
  )
  return (
    <FilterBar
      count={count}
      tools={tools}
      box={
        list.search !== undefined && <FilterBox label={`Filter ${many}`} value={list.search} onChange={list.onSearch} />
      }
      chips={list.filters.map(({ name, kind, ...chip }) =>
        kind === 'day' ? <DayChip key={name} {...chip} /> : <FilterChip key={name} {...chip} />,
      )}
    />
  )
}
