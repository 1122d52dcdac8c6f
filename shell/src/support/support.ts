import { type BootData, sessionAtom } from '@coverdesk/plugin-sdk/host'
import { atom, getDefaultStore } from 'jotai'
import { whenIdle } from '../when-idle'

/** How people reach whoever supports the product; each way only where it is set up. */
export interface Support {
  email: string | undefined
  /** `coming`: its script is not there yet. */
  chat: 'none' | 'coming' | 'ready'
}

const store = getDefaultStore()

export const supportAtom = atom<Support>({ email: undefined, chat: 'none' })

/** Takes what the gateway is set up with. The chat's script waits until the page has nothing else to do. */
export function offerSupport({ supportEmail, chatWidgetUrl }: Pick<BootData, 'supportEmail' | 'chatWidgetUrl'>): void {
  store.set(supportAtom, { email: supportEmail, chat: chatWidgetUrl ? 'coming' : 'none' })
  if (chatWidgetUrl) whenIdle(() => loadChat(chatWidgetUrl))
}

/** Asks the chat to open; its script listens, and learns only then who is asking. */
export function openChat(): void {
  const session = store.get(sessionAtom)
  const detail = session && { name: session.user.name, email: session.user.email, agency: session.agency.name }
  window.dispatchEvent(new CustomEvent('coverdesk:open-chat', { detail }))
}

function loadChat(url: string) {
  const script = document.createElement('script')
  script.src = url
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  const become = (chat: Support['chat']) => store.set(supportAtom, support => ({ ...support, chat }))
  script.addEventListener('load', () => become('ready'))
  // A chat that can't be had is not offered.
  script.addEventListener('error', () => become('none'))
  document.head.append(script)
}
