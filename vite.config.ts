/// <reference types="vitest/config" />
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, transformWithOxc } from 'vite'

/**
 * Gives styled components stable ids, so that server and browser agree on class names. The ids are
 * hashes of the file's path, which is made relative to be the same on every machine.
 */
function styledComponentIds(): Plugin {
  return {
    name: 'styled-component-ids',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: /from 'styled-components'/ },
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

const folders = '{shared,web,gate,studio,supabase,scripts,tests}'

/** Component tests of the Studio, most of which mock modules. */
const ofStudio = ['studio/**/*.test.tsx']

/** Component tests of the site that mock modules. */
const mocking = ['web/{document,enquiry,search}/**/*.test.tsx', 'web/page/ErrorBoundary.test.tsx']

/** Set-up of component tests. */
const setupFiles = ['tests/support/freshWindow.ts']

/** Set-up of tests that share loaded packages, but not our modules. */
const reloadModules = 'tests/support/reloadModules.ts'

/** Options of component tests that mock modules: each file loads ours anew, but Sanity and React only once. */
const reloading = {
  environment: 'happy-dom',
  setupFiles: [...setupFiles, reloadModules],
  isolate: false,
}

/** Tests without state of their own, which may share loaded modules. */
const stateless = ['{studio,shared,web}/**/*.test.ts']

/** Tests of these folders that change the environment or a module. */
const changing = [
  'studio/{deployment,i18n/{language,t},schema/objects/optionTitles}.test.ts',
  'web/{enquiry/{sendEnquiry,supabase},ui/formatDate,browser/timeLimit}.test.ts',
]

/** Tests of servers, the database and the build, which change nothing that other tests share. */
const servers = [
  '{gate,packages}/**/*.test.ts',
  'scripts/{build,hosting,preview,process}/**/*.test.ts',
  'tests/{database,wording,search}/*.test.ts',
]

/** Tests whose servers or mocks of packages would outlast the file. */
const isolated = [
  'scripts/content/{assets,contentSnapshot}.test.ts',
  'scripts/publish/{liveSite,publisher}.test.ts',
  'scripts/services/standIns.test.ts',
]

export default defineConfig({
  root: 'web',
  plugins: [styledComponentIds(), react()],
  build: { emptyOutDir: true, target: 'es2022' },
  test: {
    root: '.',
    // A list, to which projects add theirs; a string would be replaced.
    setupFiles: ['tests/support/failOnConsoleError.ts'],
    // Constants of the site's code that the build defines.
    env: { SITE_URL: 'https://www.test.example' },
    maxWorkers: '100%',
    testTimeout: 120_000,
    // Hooks start databases and functions, several at a time.
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    tags: [{ name: 'local', description: 'Holds for a stand-in, not for the hosted service.' }],
    // Run by name: the many short files of `node` come last, so that both workers end together.
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{supabase,scripts,tests}/**/*.test.ts', ...changing],
          exclude: [...servers, ...isolated],
          // Not isolated, because loading packages for each file takes longer than most of the tests.
          setupFiles: [reloadModules],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
      {
        // Not isolated, because compiling Postgres for each file takes a third of the time.
        extends: true,
        test: { name: 'servers', include: servers, isolate: false },
      },
      {
        // Not isolated, because loading Sanity for each file takes most of the time.
        extends: true,
        test: { name: 'logic', include: stateless, exclude: changing, isolate: false },
      },
      {
        // Not isolated, because loading a DOM and React for each file takes most of the time.
        extends: true,
        test: {
          name: 'dom',
          include: [`${folders}/**/*.test.tsx`],
          exclude: [...ofStudio, ...mocking],
          environment: 'happy-dom',
          setupFiles,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'dom-mocking', include: mocking, ...reloading } },
      // Separate, because those of the site empty the document, and Sanity's dialogs keep an element in it.
      { extends: true, test: { name: 'dom-studio', include: ofStudio, ...reloading } },
    ],
  },
})
