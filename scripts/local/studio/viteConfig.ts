import type { Plugin, UserConfig } from 'vite'
import { localPage, localStyles } from './page.ts'

/** Does for Sanity's development server what is done to the built Studio. */
const localStudio: Plugin = {
  name: 'local-studio',
  enforce: 'pre',
  transformIndexHtml: { order: 'post', handler: localPage },
  transform: { filter: { id: /\.css(\?|$)/ }, handler: localStyles },
}

const config: UserConfig = { plugins: [localStudio] }

export default config
