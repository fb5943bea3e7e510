import { defineCliConfig } from 'sanity/cli'
import { mergeConfig } from 'vite'
import { dataset, projectId } from './environment.ts'

/** A module with further Vite options, for whoever serves the Studio in a place of its own. */
const viteConfig = process.env.STUDIO_VITE_CONFIG

export default defineCliConfig({
  api: { projectId, dataset },
  deployment: { autoUpdates: false },
  ...(viteConfig && {
    vite: async (config) => mergeConfig(config, (await import(viteConfig)).default),
  }),
})
