import { defineShellConfig } from '../scripts/build/index.ts'

export default defineShellConfig()
