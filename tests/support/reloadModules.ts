import { vi } from 'vitest'

// Runs before each test file, so that none gets modules with another one's mocks or state. Packages stay loaded.
vi.resetModules()
vi.restoreAllMocks()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
vi.useRealTimers()
