import { defineCliConfig } from 'sanity/cli'
import { mergeConfig } from 'vite'
import { appId, dataset, projectId, studioHost } from './environment.ts'

/** A module with further Vite options, for whoever serves the Studio in a place of its own. */
const viteConfig = process.env.STUDIO_VITE_CONFIG

export default defineCliConfig({
  api: { projectId, dataset },
  ...(studioHost && { studioHost }),
  deployment: { autoUpdates: false, ...(appId && { appId }) },
  ...(viteConfig && {
    vite: async (config) => mergeConfig(config, (await import(viteConfig)).default),
  }),
})
