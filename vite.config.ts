import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, transformWithOxc } from 'vite'
import { defineConfig } from 'vitest/config'

/**
 * Names what is styled by its place in the code, so that server and browser agree on class names.
 * The compiler hashes the file's path: it is given one that is the same on every machine.
 */
function styledComponentIds(): Plugin {
  return {
    name: 'styled-component-ids',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.tsx$/, code: /from 'styled-components'/ },
      handler: (code, id) =>
        transformWithOxc(code, relative(process.cwd(), id), {
          lang: 'tsx',
          jsx: 'preserve',
          sourcemap: true,
          plugins: { styledComponents: { ssr: true, fileName: false, displayName: false } },
        }),
    },
  }
}

export default defineConfig({
  root: 'web',
  plugins: [styledComponentIds(), react()],
  build: { emptyOutDir: true, target: 'es2022' },
  test: {
    root: '.',
    include: ['{web,studio,supabase,scripts,tests}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
  },
})
