import type { FluentIcon } from '@fluentui/react-icons'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { Alert20Regular } from '@fluentui/react-icons/svg/alert'
import { BookOpen20Regular } from '@fluentui/react-icons/svg/book-open'
import { Call20Regular } from '@fluentui/react-icons/svg/call'
import { Certificate20Regular } from '@fluentui/react-icons/svg/certificate'
import { Chat20Regular } from '@fluentui/react-icons/svg/chat'
import { ChatHelp20Regular } from '@fluentui/react-icons/svg/chat-help'
import { ClipboardCheckmark20Regular } from '@fluentui/react-icons/svg/clipboard-checkmark'
import { Desktop20Regular } from '@fluentui/react-icons/svg/desktop'
import { DocumentArrowRight20Regular } from '@fluentui/react-icons/svg/document-arrow-right'
import { DocumentSearch20Regular } from '@fluentui/react-icons/svg/document-search'
import { DocumentSignature20Regular } from '@fluentui/react-icons/svg/document-signature'
import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { Flash20Regular } from '@fluentui/react-icons/svg/flash'
import { Form20Regular } from '@fluentui/react-icons/svg/form'
import { Home20Regular } from '@fluentui/react-icons/svg/home'
import { Keyboard20Regular } from '@fluentui/react-icons/svg/keyboard'
import { Link20Regular } from '@fluentui/react-icons/svg/link'
import { Mail20Regular } from '@fluentui/react-icons/svg/mail'
import { PaintBrush20Regular } from '@fluentui/react-icons/svg/paint-brush'
import { PanelLeft20Regular } from '@fluentui/react-icons/svg/panel-left'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { PlugConnected20Regular } from '@fluentui/react-icons/svg/plug-connected'
import { PuzzlePiece20Regular } from '@fluentui/react-icons/svg/puzzle-piece'
import { Scales20Regular } from '@fluentui/react-icons/svg/scales'
import { Settings20Regular } from '@fluentui/react-icons/svg/settings'
import { ShieldCheckmark20Regular } from '@fluentui/react-icons/svg/shield-checkmark'
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out'
import { TextDensity20Regular } from '@fluentui/react-icons/svg/text-density'
import { TextLineSpacing20Regular } from '@fluentui/react-icons/svg/text-line-spacing'
import { WeatherMoon20Regular } from '@fluentui/react-icons/svg/weather-moon'
import { WeatherSunny20Regular } from '@fluentui/react-icons/svg/weather-sunny'

/** The icons that a plugin's navigation entry, command or page may name, and those of the shell's own commands. */
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
  notifications: Alert20Regular,
  certificate: Certificate20Regular,
  checklist: ClipboardCheckmark20Regular,
  compare: Scales20Regular,
  contract: DocumentSignature20Regular,
  'document-search': DocumentSearch20Regular,
  form: Form20Regular,
  proposal: DocumentArrowRight20Regular,
  add: Add20Regular,
  edit: Edit20Regular,
  chat: ChatHelp20Regular,
  command: Flash20Regular,
  comfortable: TextLineSpacing20Regular,
  compact: TextDensity20Regular,
  dark: WeatherMoon20Regular,
  link: Link20Regular,
  light: WeatherSunny20Regular,
  plugins: PlugConnected20Regular,
  shortcuts: Keyboard20Regular,
  sidebar: PanelLeft20Regular,
  'sign-out': SignOut20Regular,
  system: Desktop20Regular,
}

/** Every name that a manifest may use. */
export const iconNames = Object.keys(icons)

/** The icon of that name; a puzzle piece for a name that this version does not know. */
export function NavIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[name] ?? PuzzlePiece20Regular
  return <Icon aria-hidden {...(className && { className })} />
}
