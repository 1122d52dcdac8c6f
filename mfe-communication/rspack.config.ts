import { defineRemoteConfig } from '../scripts/build/index.ts'

export default defineRemoteConfig({ name: 'mfe-communication' })
