// Styles
export { makeStyles, mergeClasses, shorthands } from '@fluentui/react-components'
// Controls
export { ActionLink } from './controls/ActionLink'
export { Avatar } from './controls/Avatar'
export { Badge, type BadgeTone } from './controls/Badge'
export { Button, ButtonLink } from './controls/Button'
export { ChoiceChips } from './controls/ChoiceChips'
export { CopyButton } from './controls/CopyButton'
export { Link, type LinkProps, LinkProvider } from './controls/Link'
export { MenuButton } from './controls/MenuButton'
export { RecordIcon, type RecordIconKind } from './controls/RecordIcon'
export { Spinner } from './controls/Spinner'
export { StateBadge } from './controls/StateBadge'
export type { Stateful, StateOf } from './controls/states'
export { Tag } from './controls/Tag'
export { TextLink } from './controls/TextLink'
export { Tooltip } from './controls/Tooltip'
export { TruncatedText } from './controls/TruncatedText'
// Detail pages
export { DetailHeader } from './detail/DetailHeader'
export { DetailSkeleton } from './detail/DetailSkeleton'
export { Facts } from './detail/Facts'
export { type KeyFigure, KeyFigures } from './detail/KeyFigures'
export { type RouteTab, RouteTabs } from './detail/RouteTabs'
export { DetailColumns, Section } from './detail/Section'
export { Timeline, type TimelineEvent } from './detail/Timeline'
// Dialogs
export { ConfirmDialog } from './dialog/ConfirmDialog'
// Feedback
export { Banner } from './feedback/Banner'
export { EmptyState } from './feedback/EmptyState'
export { ErrorState } from './feedback/ErrorState'
export { ProgressBar } from './feedback/ProgressBar'
export { Skeleton } from './feedback/Skeleton'
export { type Toast, ToastStack } from './feedback/ToastStack'
// Files
export { FileList, type ListedFile } from './files/FileList'
export { isViewable } from './files/is-viewable'
// Forms: what is used without one
export { Checkbox, Switch } from './form/Choice'
export { formFilledWords } from './form-fields/field-labels'
export { MatchFieldsSkeleton } from './form-fields/MatchIntro'
// Formats
export { addressLines, type PostalAddress } from './formats/address'
export { csvDay, csvTime } from './formats/csv-dates'
export { dayAfter, formatDate, formatDateTime, startOfDay } from './formats/dates'
export { formatInsuranceType, insuranceTypeNames } from './formats/insurance-types'
export { formatFileSize, formatLimit, formatMoney, formatPercent } from './formats/numbers'
export { formatPhone } from './formats/phone'
export { formatRelative } from './formats/relative-time'
export { showTimesIn, todayIn } from './formats/shown-time-zone'
export {
  formatEnum,
  formatNames,
  pluralize,
  // @deprecated: remotes of the previous release call it by this name.
  pluralize as pluralise,
} from './formats/text'
// The shell's frame
export { AppFrame } from './frame/AppFrame'
export { AreaErrorCard } from './frame/AreaErrorCard'
export { CenteredCard } from './frame/CenteredCard'
export { CommandBox } from './frame/CommandBox'
export { FrameNotice, FrameNotices } from './frame/FrameNotices'
export { NavIcon } from './frame/icons'
export { SidebarLink } from './frame/SidebarLink'
export { SidebarSection } from './frame/SidebarSection'
export { TopBar } from './frame/TopBar'
export { UserMenu } from './frame/UserMenu'
export type { UserMenuAction } from './frame/UserMenuEntry'
// Keys
export { isComposing, pressesEnter } from './keyboard/presses-enter'
// Code that comes late
export { lazyPart } from './late/lazy-part'
export { onNextChance } from './late/on-next-chance'
export { MentionText } from './mentions/MentionText'
export type { MenuAction } from './overlay/overlay-props'
export { FilterBox } from './page/FilterBox'
export { LinkList, LinkListSkeleton } from './page/LinkList'
export { ListScreen } from './page/ListScreen'
// List pages
export type { ListModel, ReadAllOptions, WriteListOptions, WrittenList } from './page/list-model'
export { Page, PageHeader } from './page/Page'
// Provider and theme
export { CoverdeskProvider } from './provider/CoverdeskProvider'
export { type ColumnLayout, shownColumns } from './table/column-layout'
export type { DataTableColumn } from './table/columns'
export { type RecordColumn, RecordTable, RecordTableSkeleton } from './table/RecordTable'
export { RowTitle } from './table/RowTitle'
export { type RowAction, rowActionIcons } from './table/row-actions'
export type { RowSelection } from './table/selection'
export type { ScrollMemory } from './table/use-scroll-memory'
export type { TableSelection } from './table/use-table-selection'
export { tokens } from './theme/tokens'
// Time
export { DateTime } from './time/DateTime'
export { RelativeTime } from './time/RelativeTime'
