import type { FluentIcon } from '@fluentui/react-icons'
import { BookOpen20Regular } from '@fluentui/react-icons/svg/book-open'
import { Call20Regular } from '@fluentui/react-icons/svg/call'
import { Chat20Regular } from '@fluentui/react-icons/svg/chat'
import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text'
import { Home20Regular } from '@fluentui/react-icons/svg/home'
import { Mail20Regular } from '@fluentui/react-icons/svg/mail'
import { PaintBrush20Regular } from '@fluentui/react-icons/svg/paint-brush'
import { PanelLeft20Regular } from '@fluentui/react-icons/svg/panel-left'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { PuzzlePiece20Regular } from '@fluentui/react-icons/svg/puzzle-piece'
import { Settings20Regular } from '@fluentui/react-icons/svg/settings'
import { ShieldCheckmark20Regular } from '@fluentui/react-icons/svg/shield-checkmark'

/** The icons that a plugin's navigation entry may name. */
const icons: Record<string, FluentIcon> = {
  home: Home20Regular,
  workspaces: PanelLeft20Regular,
  presets: DocumentText20Regular,
  styles: PaintBrush20Regular,
  'service-requests': Chat20Regular,
  calls: Call20Regular,
  emails: Mail20Regular,
  knowledge: BookOpen20Regular,
  accounts: Person20Regular,
  policies: ShieldCheckmark20Regular,
  settings: Settings20Regular,
}

/** The icon of that name; a puzzle piece for a name that this version does not know. */
export function NavIcon({ name, className }: { name: string; className: string }) {
  const Icon = icons[name] ?? PuzzlePiece20Regular
  return <Icon aria-hidden className={className} />
}
