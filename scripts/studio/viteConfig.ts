import type { Plugin, UserConfig } from 'vite'
import { variableNames } from './sanityProcess.ts'
import { localPage, localStyles } from './studioPage.ts'

const variables = Object.fromEntries(variableNames.map((name) => [name, process.env[name]]))

const localStudio: Plugin = {
  name: 'local-studio',
  enforce: 'pre',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => localPage(html, variables),
  },
  transform: { filter: { id: /\.css(\?|$)/ }, handler: localStyles },
}

/** The Vite configuration of the local Studio, for its development server and its build. */
const config: UserConfig = {
  define: Object.fromEntries(
    variableNames.map((name) => [`process.env.${name}`, `globalThis.studioVariables.${name}`]),
  ),
  plugins: [localStudio],
}

export default config
