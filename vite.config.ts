import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: 'web',
  // Names what is styled by place in the code, so that server and browser agree on class names.
  oxc: { plugins: { styledComponents: { ssr: true, fileName: false, displayName: false } } },
  plugins: [react()],
  build: { emptyOutDir: true, target: 'es2022' },
  test: {
    root: '.',
    include: ['{web,studio,scripts,tests}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
  },
})
