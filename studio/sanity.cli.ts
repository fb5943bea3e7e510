import { defineCliConfig } from 'sanity/cli'
import { mergeConfig } from 'vite'
import './loadRootEnv.ts'
import { checkDeployment } from './deployment.ts'
import { appId, dataset, projectId, studioHost } from './settings.ts'

/** The URL of a module with more Vite options, for the local development server. */
const viteConfig = process.env.STUDIO_VITE_CONFIG

// The local Studio gets its variables when it is served.
if (!viteConfig) checkDeployment(process.env)

export default defineCliConfig({
  api: { projectId, dataset },
  ...(studioHost && { studioHost }),
  deployment: { autoUpdates: false, ...(appId && { appId }) },
  ...(viteConfig && {
    vite: async (config) => mergeConfig(config, (await import(viteConfig)).default),
  }),
})
