import { LateComponent } from '@coverdesk/plugin-sdk'

/** It is made of the code of forms, which comes with the page: the words of the page don’t wait for it. */
export const lateMatchForm = new LateComponent(async () => (await import('./MatchForm')).MatchForm)
